import { use } from "react";
import { tagsIn } from "./drafts.ts";
import { NoteForm } from "./NoteForm.tsx";
import { noticeOf } from "./notice-of.ts";
import { NotesContext } from "./NotesContext.ts";
import { shownOnce } from "./shown-once.ts";
import { useAnswerNote } from "./useAnswerNote.ts";
import type { useDraft } from "./useDraft.ts";

type AnswerNoteProps = {
  /** The id of the note that begins the thread. */
  noteId: string;
  /** The list of its answers. */
  answers: string;
  /** What was typed so far. */
  writing: ReturnType<typeof useDraft>;
  /** Called when it was written, or is not wanted. */
  onEnd: () => void;
};

/** An answer as it is written; it goes into its thread at once, and comes back here if it was not taken. */
export function AnswerNote({ noteId, answers, writing, onEnd }: AnswerNoteProps) {
  const around = use(NotesContext);
  const { answerNote } = useAnswerNote();
  const { draft, isSending } = writing;
  if (!around?.writer) return null;

  const { writer, ownLists, onNotice } = around;
  const end = () => {
    writing.forget();
    onEnd();
  };
  const send = () => {
    if (isSending) return;
    const { onDone, onRefused } = writing.send(onEnd, (instead) => onNotice(noticeOf(instead)));
    const typed = { text: draft.text, tags: tagsIn(draft.tags), name: draft.name.trim() };
    answerNote(noteId, typed, {
      writer,
      answers,
      own: ownLists,
      onWritten: (isShown) => {
        onNotice({ sentence: isShown ? "Your answer is there." : shownOnce });
        onDone();
      },
      onRefused,
    });
  };
  return (
    <NoteForm
      label="Your answer"
      draft={draft}
      onDraft={writing.change}
      hasName={writer.member === null}
      after={writer.isShownAtOnce ? null : shownOnce}
      submit="Answer"
      isSending={isSending}
      refusal={draft.refusal}
      onSend={send}
      onCancel={end}
    />
  );
}
