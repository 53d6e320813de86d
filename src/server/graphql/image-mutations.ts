import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import type { TakenPicture } from "../imports/picture-intake.ts";
import { withAddedImages } from "../store/add-images.ts";
import { withChangedImages } from "../store/change-images.ts";
import { editWorks } from "../store/edit-works.ts";
import type { EditOutcome, WorkEdit } from "../store/edit-works.ts";
import { importById } from "../store/import-runs.ts";
import { isStorable } from "../store/is-storable.ts";
import { UnstorableWork } from "../store/problems.ts";
import { anyWorkById } from "../store/work-history.ts";
import type { WorkInput } from "../store/work-input.ts";
import type { Context } from "./context.ts";
import { idWithin } from "./global-id.ts";
import { imageChangesIn, imageSentences, mostImages } from "./image-changes.ts";
import { invalid } from "./invalid.ts";

type Fields = "addWorkImages" | "changeWorkImages";

/** Mutations of images; the permission table restricts them to curators and owners. */
export const imageMutations: Required<Pick<MutationResolvers, Fields>> = {
  addWorkImages: async (_, { input: { workId, upload } }, context) => {
    const { db, intake } = context;
    const id = idWithin("Work", workId);
    if (id === null || !(await anyWorkById(db, id))) {
      return invalid("workId", imageSentences.noWork);
    }
    // Files of an import belong to the import.
    if (isStorable(upload) && (await importById(db, upload))) {
      return invalid("upload", imageSentences.imported);
    }
    const taken = await intake.take(upload);
    if ("refused" in taken) return invalid("upload", taken.refused);
    let refused: string | null = null;
    const outcome = await editImages(context, id, null, (work) => {
      refused = refusedOf(work, taken.pictures);
      return refused === null ? withAddedImages(work, taken.pictures) : work;
    });
    const work = await anyWorkById(db, id);
    if (!work || outcome === "no-such-work") return invalid("workId", imageSentences.noWork);
    if (outcome instanceof UnstorableWork) return invalid("upload", outcome.message);
    if (refused !== null) return invalid("upload", refused);
    await intake.forget(upload);
    return { __typename: "AddWorkImagesSuccess", work };
  },
  changeWorkImages: async (_, { input }, context) => {
    const { workId, version, images } = input;
    const id = idWithin("Work", workId);
    if (id === null) return invalid("workId", imageSentences.noWork);
    const read = imageChangesIn(images);
    if ("refused" in read) return invalid(read.refused.field, read.refused.message);
    let isKnown = true;
    const outcome = await editImages(context, id, version, (work, imageIds) => {
      const changed = withChangedImages(work, imageIds, read.changes);
      isKnown = changed !== null;
      return changed ?? work;
    });
    if (outcome instanceof UnstorableWork) return invalid(outcome.field, outcome.message);
    const work = await anyWorkById(context.db, id);
    if (!work || outcome === "no-such-work") return invalid("workId", imageSentences.noWork);
    // The client may name images of an older list that are gone.
    if (outcome === "conflict" || (!isKnown && work.revision !== version)) {
      return { __typename: "WorkConflict", message: imageSentences.conflict, work };
    }
    return isKnown
      ? { __typename: "ChangeWorkImagesSuccess", work }
      : invalid("images", imageSentences.noImage);
  },
};

/** Edits a work in the name of the viewer; returns an `UnstorableWork` instead of throwing it. */
async function editImages(
  { db, viewer }: Context,
  id: string,
  version: number | null,
  edit: WorkEdit["edit"],
): Promise<EditOutcome | UnstorableWork> {
  const memberId = await viewer.memberId();
  try {
    const cause = { through: "EDIT", actor: "MEMBER", memberId } as const;
    const [outcome = "no-such-work"] = await editWorks(db, [{ id, version, edit }], cause);
    return outcome;
  } catch (error) {
    if (error instanceof UnstorableWork) return error;
    throw error;
  }
}

/** Returns the reason why these images cannot be added to a work, or null. */
function refusedOf({ images }: WorkInput, taken: readonly TakenPicture[]): string | null {
  const keys = new Set(images.map(({ key }) => key));
  for (const { key, fileName } of taken) {
    if (keys.has(key)) return `“${fileName}” is a picture of this work already.`;
    keys.add(key);
  }
  return keys.size > mostImages ? imageSentences.tooMany : null;
}
