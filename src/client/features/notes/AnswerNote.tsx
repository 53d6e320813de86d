import { use } from "react";
import { tagsIn } from "./drafts.ts";
import { NoteForm } from "./NoteForm.tsx";
import { noticeOf } from "./notice-of.ts";
import { NotesContext } from "./NotesContext.ts";
import { shownOnce } from "./shown-once.ts";
import { useAnswerNote } from "./useAnswerNote.ts";
import type { useDraft } from "./useDraft.ts";

type AnswerNoteProps = {
  /** Id of the note that starts the thread. */
  noteId: string;
  /** Id of the connection that lists its answers. */
  answers: string;
  /** Draft of the answer. */
  writing: ReturnType<typeof useDraft>;
  /** Called when the answer was sent or cancelled. */
  onEnd: () => void;
};

/**
 * Form for an answer to a note. The answer appears in its thread optimistically; if the server refuses it, the form
 * shows it again.
 */
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
