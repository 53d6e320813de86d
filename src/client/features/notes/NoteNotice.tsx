import { Button } from "../../ui/Button.tsx";

/** What a change came to, and what can be done about it. */
export type Notice = {
  sentence: string;
  action?: { label: string; run: () => void };
};

type NoteNoticeProps = {
  notice: Notice | null;
  /** Called when its action was chosen: it is over then. */
  onOver: () => void;
};

/** Says what a change of a note came to. It stays in the page, so that a screen reader says what comes into it. */
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
