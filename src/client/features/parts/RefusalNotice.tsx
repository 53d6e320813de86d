import { Button } from "../../ui/Button.tsx";
import type { Refusal } from "./refusal.ts";

type RefusalNoticeProps = {
  refusal: Refusal | null;
  /** Called when the change is sent again; the refusal is over then. */
  onAgain: () => void;
};

/** Why a change was not made, and the way to send it again. To be put into a live region. */
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
