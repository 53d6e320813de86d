import type { AlbumBook } from "./album-book.ts";
import type { Entry } from "./albumEntry.ts";
import type { EntryOutcome } from "./entry-outcome.ts";
import type { Wish } from "./album-wishes.ts";
import { useCaptionAlbumEntry } from "./useCaptionAlbumEntry.ts";
import { useMoveAlbumEntry } from "./useMoveAlbumEntry.ts";
import { useRemoveAlbumEntry } from "./useRemoveAlbumEntry.ts";
import { useRestoreAlbumEntry } from "./useRestoreAlbumEntry.ts";
import type { SaveOutcome } from "./use-written-text.ts";
import type { Refusal } from "../parts/refusal.ts";

type Refused = (refusal: Refusal) => void;

/** Returns functions that change an album's entries optimistically; a change is reverted if the server refuses it. */
export function useEntryChanges(albumId: string, book: AlbumBook) {
  const { moveAlbumEntry } = useMoveAlbumEntry();
  const { removeAlbumEntry } = useRemoveAlbumEntry();
  const { restoreAlbumEntry } = useRestoreAlbumEntry();
  const { captionAlbumEntry } = useCaptionAlbumEntry();

  function outcomeOf(wish: Wish, onRefused: Refused, onDone?: () => void): EntryOutcome {
    return {
      onAnswered: (facts) => {
        book.grant(wish, facts);
        onDone?.();
      },
      onRefused: (refusal) => {
        book.drop(wish);
        onRefused(refusal);
      },
    };
  }

  return {
    move: (id: string, after: string | null, onRefused: Refused) =>
      moveAlbumEntry(id, after, outcomeOf(book.wish({ kind: "move", id, after }), onRefused)),
    remove: (id: string, onRefused: Refused, onDone: () => void) => {
      const outcome = outcomeOf(book.wish({ kind: "remove", id }), onRefused, onDone);
      removeAlbumEntry(id, albumId, outcome);
    },
    restore: (id: string, onRefused: Refused) =>
      restoreAlbumEntry(id, albumId, { onAnswered: (facts) => book.grant(null, facts), onRefused }),
    caption: (
      entry: Pick<Entry, "id">,
      made: { text: string; version: number },
      { onDone, onConflict, onRefused }: SaveOutcome,
    ) => {
      const { id } = entry;
      const wish = book.wish({ kind: "caption", id, caption: made.text || null });
      const input = { id, version: made.version, caption: made.text };
      captionAlbumEntry(input, {
        ...outcomeOf(wish, onRefused, onDone),
        onConflict: (now) => {
          book.drop(wish);
          onConflict({ text: now.caption ?? "", version: now.version });
        },
      });
    },
  };
}
