import { use, useState } from "react";
import type { FormRefusal } from "../parts/outcome.ts";
import { draftKey, tagsIn } from "./drafts.ts";
import { NoteForm } from "./NoteForm.tsx";
import { NotesContext } from "./NotesContext.ts";
import { shownOnce } from "./shown-once.ts";
import { useAnswerNote } from "./useAnswerNote.ts";
import { useDraft } from "./useDraft.ts";

type AnswerNoteProps = {
  /** The id of the note that begins the thread. */
  noteId: string;
  /** The list of its answers. */
  answers: string;
  onEnd: () => void;
};

/** An answer as it is written; it goes into its thread at once, and comes back here if it was not taken. */
export function AnswerNote({ noteId, answers, onEnd }: AnswerNoteProps) {
  const around = use(NotesContext);
  const { answerNote, isAnswering } = useAnswerNote();
  const { draft, change, forget } = useDraft(draftKey("answer", noteId), {
    text: "",
    tags: "",
    name: "",
    shape: null,
  });
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  if (!around) return null;

  const { writer, ownLists, onNotice } = around;
  const end = () => {
    forget();
    onEnd();
  };
  const send = () => {
    if (isAnswering) return;
    setRefusal(null);
    const typed = { text: draft.text, tags: tagsIn(draft.tags), name: draft.name.trim() };
    answerNote(noteId, typed, {
      writer,
      answers,
      own: ownLists,
      onDone: () => {
        onNotice({ sentence: writer.isShownAtOnce ? "Your answer is there." : shownOnce });
        end();
      },
      onRefused: setRefusal,
    });
  };
  return (
    <NoteForm
      label="Your answer"
      draft={draft}
      onDraft={change}
      hasName={writer.member === null}
      after={writer.isShownAtOnce ? null : shownOnce}
      submit="Answer"
      isSending={isAnswering}
      refusal={refusal}
      onSend={send}
      onCancel={end}
    />
  );
}
