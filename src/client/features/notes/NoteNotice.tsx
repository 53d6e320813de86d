import { Button } from "../../ui/Button.tsx";

/** Outcome of a change, with an optional action. */
export type Notice = {
  sentence: string;
  action?: { label: string; run: () => void };
};

type NoteNoticeProps = {
  notice: Notice | null;
  /** Called when the action was chosen, to remove the notice. */
  onOver: () => void;
};

/**
 * Shows the outcome of a change of a note. It stays in the page, so that a screen reader announces text that appears in
 * it.
 */
export function NoteNotice({ notice, onOver }: NoteNoticeProps) {
  const action = notice?.action;
  return (
    <div className="notes-panel__notice" role="status">
      {notice && <span>{notice.sentence}</span>}
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            onOver();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
