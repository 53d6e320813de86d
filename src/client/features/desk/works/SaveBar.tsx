import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";

type SaveBarProps = {
  /** Number of fields with unsaved changes. */
  changed: number;
  /** Describes the unsaved changes. */
  sentence: string;
  /** Whether the unsaved changes come from an earlier page in this browser. */
  isFound: boolean;
  isSaving: boolean;
  /** Result of the last action. */
  said: string;
  refusal: Refusal | null;
  onAgain: () => void;
  onDiscard: () => void;
  /** Restores discarded changes; null if there are none. */
  onUndo: (() => void) | null;
};

/** A bar at the bottom of the window with the unsaved changes and the buttons to save or discard them. */
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
              // The pressed button disappears with the changes.
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
