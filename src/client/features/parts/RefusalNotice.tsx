import { Button } from "../../ui/Button.tsx";
import type { Refusal } from "./refusal.ts";

type RefusalNoticeProps = {
  refusal: Refusal | null;
  /** Called when the change is sent again, to clear the refusal. */
  onAgain: () => void;
};

/** Message that says why a change was refused, with a button that sends it again. Place it in a live region. */
export function RefusalNotice({ refusal, onAgain }: RefusalNoticeProps) {
  const again = refusal?.again;
  return (
    <>
      {refusal?.message}
      {again && (
        <Button
          variant="quiet"
          onClick={() => {
            onAgain();
            again();
          }}
        >
          Send again
        </Button>
      )}
    </>
  );
}
