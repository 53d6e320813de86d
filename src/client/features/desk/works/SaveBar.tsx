import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";

type SaveBarProps = {
  /** How many fields are changed and not saved. */
  changed: number;
  /** What is not saved. */
  sentence: string;
  /** Whether that was found in this browser when the page was loaded. */
  isFound: boolean;
  isSaving: boolean;
  /** What was done last. */
  said: string;
  refusal: Refusal | null;
  onAgain: () => void;
  onDiscard: () => void;
  /** Brings back what was discarded; null if nothing was. */
  onUndo: (() => void) | null;
};

/** What is not saved yet, and the buttons that save and discard it; it stays at the foot of the window. */
export function SaveBar(props: SaveBarProps) {
  const { changed, sentence, isFound, isSaving, said, refusal, onUndo } = props;
  const save = useRef<HTMLButtonElement>(null);
  const isIdle = changed === 0 && !isSaving;
  const isQuiet = isIdle && said === "" && refusal === null;
  return (
    <div className="save-bar" data-quiet={isQuiet || undefined}>
      <div className="save-bar__words">
        <p role="status">
          {said || (changed > 0 && (isFound ? `${sentence} Kept in this browser.` : sentence))}
          {onUndo && (
            <Button
              variant="quiet"
              onClick={() => {
                save.current?.focus();
                onUndo();
              }}
            >
              Undo
            </Button>
          )}
        </p>
        <p role="alert" className="save-bar__refusal">
          <RefusalNotice refusal={refusal} onAgain={props.onAgain} />
        </p>
      </div>
      <div className="save-bar__acts">
        {changed > 0 && (
          <Button
            variant="quiet"
            aria-disabled={isSaving}
            onClick={() => {
              if (isSaving) return;
              // The button that was pressed goes with the changes.
              save.current?.focus();
              props.onDiscard();
            }}
          >
            Discard changes
          </Button>
        )}
        <Button ref={save} type="submit" variant="primary" aria-disabled={isSaving || isIdle}>
          {isSaving ? "Saving …" : "Save"}
        </Button>
      </div>
    </div>
  );
}
