import { use } from "react";
import { Button } from "../../ui/Button.tsx";
import { draftKey } from "./drafts.ts";
import { NoteField } from "./NoteField.tsx";
import { noticeOf } from "./notice-of.ts";
import { NotesContext } from "./NotesContext.ts";
import { useDraft } from "./useDraft.ts";
import { useReportNote } from "./useReportNote.ts";

type ReportNoteProps = { id: string; onEnd: () => void };

/** Form that reports somebody else's note to the curators. */
export function ReportNote({ id, onEnd }: ReportNoteProps) {
  const around = use(NotesContext);
  const { reportNote } = useReportNote();
  const { draft, isSending, change, send: sendDraft, forget } = useDraft(draftKey("report", id));
  const { refusal } = draft;
  const send = () => {
    if (isSending) return;
    const onDone = () => {
      onEnd();
      around?.onNotice({ sentence: "Thank you. A curator will look at the note." });
    };
    const outcome = sendDraft(onDone, (instead) => around?.onNotice(noticeOf(instead)));
    reportNote({ id, reason: draft.text }, outcome);
  };
  return (
    <form
      className="note-form"
      noValidate
      aria-label="Report the note"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <NoteField
        label="What is wrong with it?"
        isFirst
        rows={2}
        value={draft.text}
        onChange={(text) => change({ text })}
        problem={refusal?.problems?.["reason"]}
        description="Only curators read this."
      />
      <p className="form__message" role="alert">
        {refusal?.message}
        {refusal?.again && (
          <Button variant="quiet" onClick={refusal.again}>
            Send again
          </Button>
        )}
      </p>
      <div className="form__actions">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Sending …" : "Report"}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forget();
            onEnd();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
