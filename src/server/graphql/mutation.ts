import type {
  InvalidInput,
  Mutation,
  MutationResolvers,
} from "../../../__generated__/resolvers.ts";
import { addFavourite, favouritesLimit, removeFavourite } from "../store/favourites.ts";
import { accountMutations } from "./account-mutations.ts";
import { albumAdditionMutations } from "./album-addition-mutations.ts";
import { albumEntryMutations } from "./album-entry-mutations.ts";
import { albumLinkMutations } from "./album-link-mutations.ts";
import { albumMutations } from "./album-mutations.ts";
import { blockMutations } from "./block-mutations.ts";
import { bulkEditMutations } from "./bulk-edit-mutations.ts";
import type { Complete } from "./complete.ts";
import { exhibitionMakingMutations } from "./exhibition-making-mutations.ts";
import { exhibitionMutations } from "./exhibition-mutations.ts";
import { fromGlobalId } from "./global-id.ts";
import { historyMutations } from "./history-mutations.ts";
import { importMutations } from "./import-mutations.ts";
import { imageMutations } from "./image-mutations.ts";
import { ownerMutations } from "./owner-mutations.ts";
import { noteDeskMutations } from "./note-desk-mutations.ts";
import { noteMutations } from "./note-mutations.ts";
import { remoteImageMutations } from "./remote-images.ts";
import { savedSearchMutations } from "./saved-search-mutations.ts";
import { tourEditMutations } from "./tour-edit-mutations.ts";
import { tourMutations } from "./tour-mutations.ts";
import { viewerOf } from "./viewer.ts";
import { workEditMutations } from "./work-edit-mutations.ts";

const noSuchWork = "This work is not in the collection any more. Load the page again.";
const tooMany = `You can mark at most ${favouritesLimit.toLocaleString("en-GB")} works. Unmark one first.`;

export const mutation: Complete<Mutation, object, MutationResolvers> = {
  ...accountMutations,
  ...ownerMutations,
  ...savedSearchMutations,
  ...tourMutations,
  ...tourEditMutations,
  ...albumMutations,
  ...albumAdditionMutations,
  ...albumEntryMutations,
  ...albumLinkMutations,
  ...noteMutations,
  ...noteDeskMutations,
  ...historyMutations,
  ...importMutations,
  ...imageMutations,
  ...bulkEditMutations,
  ...workEditMutations,
  ...remoteImageMutations,
  ...exhibitionMutations,
  ...exhibitionMakingMutations,
  ...blockMutations,
  addFavourite: async (_, { input }, context) => {
    const workId = workIdIn(input.workId);
    // Checked first, so that a mistake creates no visitor and no cookie.
    if (!workId || !(await context.loaders.work.load(workId))) return invalid(noSuchWork);
    const memberId = await context.viewer.ensureMemberId();
    const result = await addFavourite(context.db, memberId, workId);
    if (result.outcome === "no-such-work") return invalid(noSuchWork);
    if (result.outcome === "too-many") return invalid(tooMany);
    return {
      __typename: "AddFavouriteSuccess",
      viewer: await viewerOf(context),
      favouriteEdge: { node: result.work, cursor: result.cursor },
    };
  },
  removeFavourite: async (_, { input }, context) => {
    const workId = workIdIn(input.workId);
    if (!workId) return invalid(noSuchWork);
    const viewer = await viewerOf(context);
    if (viewer.memberId !== null) await removeFavourite(context.db, viewer.memberId, workId);
    return {
      __typename: "RemoveFavouriteSuccess",
      viewer,
      removedWorkId: input.workId,
    };
  },
};

function workIdIn(globalId: string): string | null {
  const key = fromGlobalId(globalId);
  return key?.type === "Work" ? key.id : null;
}

function invalid(message: string): InvalidInput & { __typename: "InvalidInput" } {
  return { __typename: "InvalidInput", problems: [{ field: "workId", message }] };
}
