import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { copyAlbum } from "../store/album-copies.ts";
import { createAlbum, deleteAlbum, editAlbum, restoreAlbum } from "../store/album-edits.ts";
import { takeDownAlbum } from "../store/take-down-album.ts";
import { albumEdge } from "./album.ts";
import { notAllowed, problemOfTexts, sentences } from "./album-refusals.ts";
import { albumSeen, askerId } from "./album-seen.ts";
import { countBytes, rowBytes } from "./count-changes.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";

type Mutations =
  | "createAlbum"
  | "updateAlbum"
  | "deleteAlbum"
  | "restoreAlbum"
  | "copyAlbum"
  | "takeDownAlbum";

export const albumMutations: Required<Pick<MutationResolvers, Mutations>> = {
  createAlbum: async (_, { input }, { db, viewer }) => {
    const { title, description } = input;
    const visibility = input.visibility ?? "PRIVATE";
    const problem = problemOfTexts({ title, description });
    if (problem) return problem;
    // Checked first, so that a rejection creates no visitor and no cookie.
    if (visibility === "PUBLIC" && (await viewer.role()) === "VISITOR") {
      return invalid("visibility", sentences.signIn);
    }
    const made = await createAlbum(db, await viewer.ensureMemberId(), {
      title: title.trim(),
      description: description?.trim() || null,
      visibility,
    });
    if (made.outcome === "sign-in") return invalid("visibility", sentences.signIn);
    if (made.outcome === "too-many") return invalid("title", sentences.tooMany);
    return { __typename: "CreateAlbumSuccess", albumEdge: albumEdge(made.album) };
  },
  updateAlbum: async (_, { input }, context) => {
    const { title, description, visibility, coverEntryId } = input;
    const albumId = idWithin("Album", input.id);
    const coverId = coverEntryId == null ? null : idWithin("AlbumEntry", coverEntryId);
    const problem = problemOfTexts({ title, description });
    if (problem) return problem;
    if (albumId === null) return invalid("id", sentences.noAlbum);
    if (coverEntryId != null && coverId === null) return invalid("coverEntryId", sentences.noEntry);
    const edited = await editAlbum(context.db, await askerId(context), albumId, {
      version: input.version,
      ...(title != null && { title: title.trim() }),
      ...(description != null && { description: description.trim() || null }),
      ...(visibility != null && { visibility }),
      ...(coverEntryId !== undefined && { coverEntryId: coverId }),
    });
    switch (edited.outcome) {
      case "edited":
        return { __typename: "UpdateAlbumSuccess", album: edited.album };
      case "conflict":
        return { __typename: "AlbumConflict", album: edited.album };
      case "sign-in":
        return invalid("visibility", sentences.signIn);
      case "no-such-entry":
        return invalid("coverEntryId", sentences.noEntry);
      case "no-such-album":
        return invalid("id", sentences.noAlbum);
      case "not-allowed":
        return notAllowed(visibility == null ? sentences.notEditor : sentences.notOwner);
    }
  },
  deleteAlbum: async (_, { input: { id } }, context) => {
    const albumId = idWithin("Album", id);
    if (albumId === null) return invalid("id", sentences.noAlbum);
    const deleted = await deleteAlbum(context.db, await askerId(context), albumId);
    if (deleted.outcome === "not-allowed") return notAllowed(sentences.notOwner);
    if (deleted.outcome === "no-such-album") return invalid("id", sentences.noAlbum);
    return { __typename: "DeleteAlbumSuccess", deletedId: id };
  },
  restoreAlbum: async (_, { input: { id } }, { db, viewer }) => {
    const albumId = idWithin("Album", id);
    const memberId = await viewer.memberId();
    if (albumId === null || memberId === null) return invalid("id", sentences.gone);
    const restored = await restoreAlbum(db, memberId, albumId);
    if (restored.outcome === "gone") return invalid("id", sentences.gone);
    if (restored.outcome === "too-many") return invalid("id", sentences.tooMany);
    return { __typename: "RestoreAlbumSuccess", albumEdge: albumEdge(restored.album) };
  },
  copyAlbum: async (_, { input: { id } }, context) => {
    const albumId = idWithin("Album", id);
    // Checked first, so that a mistake creates no visitor and no cookie.
    if (albumId === null || !(await albumSeen(albumId, context))) {
      return invalid("id", sentences.noAlbum);
    }
    const copied = await copyAlbum(context.db, await context.viewer.ensureMemberId(), albumId);
    if (copied.outcome === "no-such-album") return invalid("id", sentences.noAlbum);
    if (copied.outcome === "too-many") return invalid("id", sentences.tooMany);
    const texts = Buffer.byteLength(JSON.stringify(copied.texts));
    const bytes = copied.texts.length * rowBytes + texts;
    await countBytes(context, await context.viewer.member(), bytes);
    return { __typename: "CopyAlbumSuccess", albumEdge: albumEdge(copied.album) };
  },
  // The permission table restricts this to curators and owners.
  takeDownAlbum: async (_, { input }, { db }) => {
    const albumId = idWithin("Album", input.albumId);
    const outcome = albumId === null ? "no-such-album" : await takeDownAlbum(db, albumId);
    return outcome === "taken-down"
      ? { __typename: "TakeDownAlbumSuccess", takenDownId: input.albumId }
      : invalid("albumId", sentences.noAlbum);
  },
};
