import { use, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import type { FormRefusal } from "../parts/outcome.ts";
import { draftKey } from "./drafts.ts";
import { NoteField } from "./NoteField.tsx";
import { NotesContext } from "./NotesContext.ts";
import { useDraft } from "./useDraft.ts";
import { useReportNote } from "./useReportNote.ts";

type ReportNoteProps = { id: string; onEnd: () => void };

/** Asks what is wrong with somebody else's note, and tells the curators. */
export function ReportNote({ id, onEnd }: ReportNoteProps) {
  const around = use(NotesContext);
  const { reportNote, isReporting } = useReportNote();
  const { draft, change, forget } = useDraft(draftKey("report", id), {
    text: "",
    tags: "",
    name: "",
    shape: null,
  });
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const send = () => {
    if (isReporting) return;
    setRefusal(null);
    reportNote(
      { id, reason: draft.text },
      {
        onDone: () => {
          forget();
          onEnd();
          around?.onNotice({ sentence: "Thank you. A curator will look at the note." });
        },
        onRefused: setRefusal,
      },
    );
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
        problem={refusal?.problems["reason"]}
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
        <Button type="submit" aria-disabled={isReporting}>
          {isReporting ? "Sending …" : "Report"}
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
