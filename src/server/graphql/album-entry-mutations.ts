import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { captionEntry, moveEntry, removeEntry, restoreEntry } from "../store/album-entry-edits.ts";
import { entryEdge } from "./album-entry.ts";
import { notAllowed, problemOfTexts, sentences } from "./album-refusals.ts";
import { askerId } from "./album-seen.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import { viewerOf } from "./viewer.ts";

type Mutations = "removeAlbumEntry" | "restoreAlbumEntry" | "moveAlbumEntry" | "captionAlbumEntry";

export const albumEntryMutations: Required<Pick<MutationResolvers, Mutations>> = {
  removeAlbumEntry: async (_, { input: { id } }, context) => {
    const entryId = idWithin("AlbumEntry", id);
    if (entryId === null) return invalid("id", sentences.noEntry);
    const removed = await removeEntry(context.db, await askerId(context), entryId);
    if (removed.outcome !== "removed") return refusalOf(removed);
    const { album } = removed;
    const viewer = await viewerOf(context);
    return { __typename: "RemoveAlbumEntrySuccess", album, removedEntryId: id, viewer };
  },
  restoreAlbumEntry: async (_, { input: { id } }, context) => {
    const entryId = idWithin("AlbumEntry", id);
    if (entryId === null) return invalid("id", sentences.noEntry);
    const restored = await restoreEntry(context.db, await askerId(context), entryId);
    if (restored.outcome === "full") return invalid("id", sentences.full);
    if (restored.outcome === "there-again") return invalid("id", sentences.thereAgain);
    if (restored.outcome !== "restored") return refusalOf(restored);
    const { album, entry } = restored;
    const viewer = await viewerOf(context);
    return { __typename: "RestoreAlbumEntrySuccess", album, entryEdge: entryEdge(entry), viewer };
  },
  moveAlbumEntry: async (_, { input: { id, after } }, context) => {
    const entryId = idWithin("AlbumEntry", id);
    const afterId = after == null ? null : idWithin("AlbumEntry", after);
    if (entryId === null) return invalid("id", sentences.noEntry);
    if (after != null && afterId === null) return invalid("after", sentences.noAnchor);
    const moved = await moveEntry(context.db, await askerId(context), entryId, afterId);
    if (moved.outcome === "no-such-anchor") return invalid("after", sentences.noAnchor);
    if (moved.outcome !== "moved") return refusalOf(moved);
    const { album, entry } = moved;
    return { __typename: "MoveAlbumEntrySuccess", album, entryEdge: entryEdge(entry) };
  },
  captionAlbumEntry: async (_, { input }, context) => {
    const { id, version, caption } = input;
    const problem = problemOfTexts({ caption });
    if (problem) return problem;
    const entryId = idWithin("AlbumEntry", id);
    if (entryId === null) return invalid("id", sentences.noEntry);
    const captioned = await captionEntry(context.db, await askerId(context), entryId, {
      version,
      caption: caption.trim() || null,
    });
    if (captioned.outcome === "conflict") {
      return { __typename: "AlbumEntryConflict", entry: captioned.entry };
    }
    if (captioned.outcome !== "captioned") return refusalOf(captioned);
    const { album, entry } = captioned;
    return { __typename: "CaptionAlbumEntrySuccess", album, entry };
  },
};

type Refusal = { outcome: "no-such-entry" | "no-such-album" | "not-allowed" };

/** Returns the same message for a missing entry and for a hidden album, so as not to reveal which it is. */
function refusalOf({ outcome }: Refusal) {
  return outcome === "not-allowed"
    ? notAllowed(sentences.notEditor)
    : invalid("id", sentences.noEntry);
}
