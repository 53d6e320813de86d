import type { Notice } from "./NoteNotice.tsx";
import { noticeOf } from "./notice-of.ts";
import { useApproveNote } from "./useApproveNote.ts";
import { useDeleteNote } from "./useDeleteNote.ts";
import { useHideNote } from "./useHideNote.ts";
import { useRestoreHiddenNote } from "./useRestoreHiddenNote.ts";
import { useRestoreNote } from "./useRestoreNote.ts";
import { useSettleNoteReports } from "./useSettleNoteReports.ts";

/** The list of answers an answer stands in; null if it stands apart from its thread. */
type Answer = { answers: string | null };

/** What is done with a note by a press; what it came to is said. */
export type NotesDeeds = {
  /** Deletes one's own; null for one that begins a thread. */
  remove: (id: string, answer: Answer | null) => void;
  approve: (id: string, version: number) => void;
  hide: (id: string, version: number) => void;
  show: (id: string, version: number) => void;
  /** Leaves a reported note as it is. */
  settle: (id: string) => void;
};

type Lists = {
  /** The lists of threads. */
  lists: readonly string[];
  /** The list of what one wrote oneself. */
  ownLists: readonly string[];
  /** The lists in which notes wait for a curator; what is decided leaves them. */
  queue: readonly string[];
  onNotice: (notice: Notice | null) => void;
};

/** The deeds on notes, each with the way to undo it where there is one. */
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
      // It cannot be undone before, or the server might hear of the undoing first.
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
