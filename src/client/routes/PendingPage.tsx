import { Spinner } from "../ui/Spinner.tsx";

/** Shown while a page loads slowly. As tall as the viewport, so that the footer stays out of view. */
export function PendingPage() {
  return (
    <div className="page frame__pending">
      <Spinner label="Loading the page" />
    </div>
  );
}
