import type { Notice } from "./NoteNotice.tsx";
import { noticeOf } from "./notice-of.ts";
import { useApproveNote } from "./useApproveNote.ts";
import { useDeleteNote } from "./useDeleteNote.ts";
import { useHideNote } from "./useHideNote.ts";
import { useRestoreHiddenNote } from "./useRestoreHiddenNote.ts";
import { useRestoreNote } from "./useRestoreNote.ts";
import { useSettleNoteReports } from "./useSettleNoteReports.ts";

/** Connection with the answers of its thread; null for an answer shown outside its thread. */
type Answer = { answers: string | null };

/** One-click actions for notes; each shows its outcome. */
export type NotesDeeds = {
  /** Deletes the user's own note; `answer` is null for a note that starts a thread. */
  remove: (id: string, answer: Answer | null) => void;
  approve: (id: string, version: number) => void;
  hide: (id: string, version: number) => void;
  show: (id: string, version: number) => void;
  /** Dismisses the reports about a note. */
  settle: (id: string) => void;
};

type Lists = {
  /** Connections of threads. */
  lists: readonly string[];
  /** Connection of the user's own notes. */
  ownLists: readonly string[];
  /** Connections of notes that wait for a curator; a decision removes the note from them. */
  queue: readonly string[];
  onNotice: (notice: Notice | null) => void;
};

/** Returns the actions for notes, each with an undo where there is one. */
export function useNotesDeeds({ lists, ownLists, queue, onNotice }: Lists): NotesDeeds {
  const { deleteNote } = useDeleteNote();
  const { restoreNote } = useRestoreNote();
  const { hideNote } = useHideNote();
  const { restoreHiddenNote } = useRestoreHiddenNote();
  const { approveNote } = useApproveNote();
  const { settleNoteReports } = useSettleNoteReports();
  const onRefused = (...[refusal]: Parameters<typeof noticeOf>) => onNotice(noticeOf(refusal));

  function restore(id: string, answer: Answer | null) {
    const front = answer ? ownLists : [...lists, ...ownLists];
    const end = answer?.answers ? [answer.answers] : [];
    const onDone = () => onNotice({ sentence: "The note is back." });
    restoreNote(id, { front, end, onDone, onRefused });
  }

  function remove(id: string, answer: Answer | null) {
    onNotice(null);
    const all = [
      ...(answer ? [] : lists),
      ...ownLists,
      ...(answer?.answers ? [answer.answers] : []),
    ];
    deleteNote(id, all, {
      // Undo is offered only now, because the server might otherwise receive it before the deletion.
      onDone: () =>
        onNotice({
          sentence: "The note is deleted.",
          action: { label: "Undo", run: () => restore(id, answer) },
        }),
      onRefused,
    });
  }

  function show(id: string, version: number) {
    onNotice(null);
    const onDone = () => onNotice({ sentence: "Everybody sees the note again." });
    restoreHiddenNote({ id, version }, { onDone, onRefused });
  }

  function hide(id: string, version: number) {
    onNotice(null);
    hideNote(id, queue, {
      onDone: () =>
        onNotice({
          sentence: "The note is hidden.",
          action: { label: "Show it again", run: () => show(id, version) },
        }),
      onRefused,
    });
  }

  function approve(id: string, version: number) {
    onNotice(null);
    const onDone = () => onNotice({ sentence: "Everybody sees the note now." });
    approveNote({ id, version }, queue, { onDone, onRefused });
  }

  function settle(id: string) {
    onNotice(null);
    const onDone = () => onNotice({ sentence: "The note stays, and its reports are settled." });
    settleNoteReports(id, queue, { onDone, onRefused });
  }

  return { remove, approve, hide, show, settle };
}
