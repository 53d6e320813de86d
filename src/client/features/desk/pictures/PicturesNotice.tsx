import X from "lucide-react/icons/x";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { usePicturesInHand } from "./use-pictures-in-hand.ts";

type PicturesNoticeProps = {
  inHand: ReturnType<typeof usePicturesInHand>;
  /** Called when the pressed button, which has the focus, disappears. */
  onGone: () => void;
};

/** A notice at the bottom of the window with the result of the last change and an undo button. */
export function PicturesNotice({ inHand, onGone }: PicturesNoticeProps) {
  const { notice, refusal, tell, undo, dropRefusal } = inHand;
  const close = () => {
    onGone();
    tell(null);
    dropRefusal();
  };
  return (
    <div role="status">
      {(notice || refusal) && (
        <div className="kept-notice">
          <p>
            {notice?.words}
            <RefusalNotice refusal={refusal} onAgain={dropRefusal} />
          </p>
          {notice?.undo && (
            <Button
              variant="quiet"
              onClick={() => {
                onGone();
                undo();
              }}
            >
              Undo
            </Button>
          )}
          <IconButton icon={X} label="Close" onClick={close} />
        </div>
      )}
    </div>
  );
}
