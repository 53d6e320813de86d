import { Button } from "../../../ui/Button.tsx";

/** Error message for content that could not be loaded. */
export function NotAnswered({ onAgain }: { onAgain: () => void }) {
  return (
    <p className="desk-notice" role="alert">
      This could not be loaded. Check your connection and try again.
      <Button variant="quiet" onClick={onAgain}>
        Try again
      </Button>
    </p>
  );
}
