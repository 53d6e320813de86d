import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { withChangedImages } from "../store/change-images.ts";
import { editWorks } from "../store/edit-works.ts";
import { UnstorableWork } from "../store/problems.ts";
import { anyWorkById } from "../store/work-history.ts";
import { idWithin } from "./global-id.ts";
import { imageChangesIn, imageSentences } from "./image-changes.ts";
import { invalid } from "./invalid.ts";

type Fields = "changeWorkImages";

const noWork = "This work is not in the collection any more. Load the page again.";
const changedMeanwhile =
  "Somebody has changed this work since you looked at it. See what it is now, and make your change again.";

/** What curators do with the pictures of works; the table of permissions keeps others away. */
export const imageMutations: Required<Pick<MutationResolvers, Fields>> = {
  changeWorkImages: async (_, { input }, { db, viewer }) => {
    const id = idWithin("Work", input.workId);
    if (id === null) return invalid("workId", noWork);
    const read = imageChangesIn(input.images);
    if ("refused" in read) return invalid(read.refused.field, read.refused.message);
    const cause = {
      through: "EDIT",
      actor: "MEMBER",
      memberId: await viewer.memberId(),
    } as const;
    const { version } = input;
    let isKnown = true;
    const outcome = await editWorks(
      db,
      [
        {
          id,
          version,
          edit: (work, imageIds) => {
            const changed = withChangedImages(work, imageIds, read.changes);
            isKnown = changed !== null;
            return changed ?? work;
          },
        },
      ],
      cause,
    ).catch((error: unknown) => {
      if (error instanceof UnstorableWork) return error;
      throw error;
    });
    if (outcome instanceof UnstorableWork) return invalid(outcome.field, outcome.message);
    const work = await anyWorkById(db, id);
    if (!work || outcome[0] === "no-such-work") return invalid("workId", noWork);
    // Whoever looked at an older list may name pictures that are gone since.
    const isLate = outcome[0] === "conflict" || (!isKnown && work.revision !== version);
    if (isLate) return { __typename: "WorkConflict", message: changedMeanwhile, work };
    return isKnown
      ? { __typename: "ChangeWorkImagesSuccess", work }
      : invalid("images", imageSentences.noImage);
  },
};
