import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { hashOfToken, newToken } from "../accounts/tokens.ts";
import { closeEditLink, isEditKey, makeEditLink, openEditLink } from "../store/album-links.ts";
import { notAllowed, sentences } from "./album-refusals.ts";
import { askerId } from "./album-seen.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import { viewerOf } from "./viewer.ts";

type Mutations = "makeEditLink" | "closeEditLink" | "openEditLink";

export const albumLinkMutations: Required<Pick<MutationResolvers, Mutations>> = {
  makeEditLink: async (_, { input: { id } }, context) => {
    const key = newToken(16);
    const albumId = idWithin("Album", id) ?? "";
    const made = await makeEditLink(context.db, await askerId(context), albumId, hashOfToken(key));
    if (made.outcome !== "done") return refusalOf(made);
    const viewer = await viewerOf(context);
    return { __typename: "MakeEditLinkSuccess", album: made.album, key, viewer };
  },
  closeEditLink: async (_, { input: { id } }, context) => {
    const albumId = idWithin("Album", id) ?? "";
    const closed = await closeEditLink(context.db, await askerId(context), albumId);
    if (closed.outcome !== "done") return refusalOf(closed);
    const viewer = await viewerOf(context);
    return { __typename: "CloseEditLinkSuccess", album: closed.album, viewer };
  },
  openEditLink: async (_, { input: { id, key } }, { db, viewer }) => {
    const albumId = idWithin("Album", id) ?? "";
    // Checked first, so that a wrong key creates no visitor and no cookie.
    const isValid = await isEditKey(db, albumId, hashOfToken(key));
    if (!isValid) return invalid("key", sentences.closedLink);
    const memberId = await viewer.ensureMemberId();
    const opened = await openEditLink(db, memberId, albumId, hashOfToken(key));
    if (opened.outcome === "closed") return invalid("key", sentences.closedLink);
    if (opened.outcome === "too-many") return invalid("key", sentences.manyEditors);
    return { __typename: "OpenEditLinkSuccess", album: opened.album, viewer: { memberId } };
  },
};

function refusalOf({ outcome }: { outcome: "no-such-album" | "not-allowed" }) {
  return outcome === "not-allowed"
    ? notAllowed(sentences.notOwner)
    : invalid("id", sentences.noAlbum);
}
