import type { TakenView, TakenViewResolvers } from "../../../__generated__/resolvers.ts";
import { laidOn, readLook } from "../../view/taken-frame.ts";
import type { LaidLook } from "../../view/taken-frame.ts";
import { toText } from "../../view/view-text.ts";
import { wholeView } from "../../view/view.ts";
import type { View } from "../../view/view.ts";
import { SERVICE_PREFIX } from "../images/headers.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import { cutsOf, pathOf } from "./album-entry-view.ts";
import type { Complete } from "./complete.ts";
import type { Loaders } from "./loaders.ts";
import { toGlobalId } from "./global-id.ts";
import type { TakenViewModel } from "./models.ts";

/** A view on the image as it now is. */
type Laid = Omit<LaidLook, "frame"> & { work: WorkRow; image: ImageRow; view: View };

/** What was reckoned already of views that are being answered. */
const reckoned = new WeakMap<TakenViewModel, Promise<Laid | null>>();

export const takenView: Complete<
  TakenView,
  Omit<TakenViewModel, "workId" | "imageId">,
  TakenViewResolvers
> = {
  workId: ({ workId }) => toGlobalId("Work", workId),
  imageId: ({ imageId }) => toGlobalId("Image", imageId),
  work: ({ workId }, _, { loaders }) => loaders.work.load(workId),
  image: async (taken, _, { loaders }) => (await laid(taken, loaders))?.image ?? null,
  view: async (taken, _, { loaders }) => {
    const there = await laid(taken, loaders);
    return there && toText(there.view);
  },
  cuts: async (taken, _, { loaders }) => {
    const there = await laid(taken, loaders);
    if (!there) return [];
    return cutsOf(there.view, `${SERVICE_PREFIX}/${there.image.key}`, there.image);
  },
  path: async (taken, _, { loaders }) => {
    const there = await laid(taken, loaders);
    return there && pathOf(there.work.slug, there.view);
  },
  isDoubtful: async (taken, _, { loaders }) => (await laid(taken, loaders))?.isDoubtful ?? true,
};

function laid(taken: TakenViewModel, loaders: Loaders): Promise<Laid | null> {
  const known = reckoned.get(taken);
  if (known) return known;
  const reckoning = layOn(taken, loaders);
  reckoned.set(taken, reckoning);
  return reckoning;
}

async function layOn(taken: TakenViewModel, loaders: Loaders): Promise<Laid | null> {
  const work = await loaders.work.load(taken.workId);
  if (!work || work.imageCount === 0) return null;
  const images = await loaders.imagesOfWork.load(work.id);
  // What took the place of an image that is gone is most likely a better one of the same.
  const image = images.find(({ id }) => id === taken.imageId) ?? images[taken.place];
  const look = readLook(taken.frame);
  if (!image || !look) return null;
  const { frame, isDoubtful } = laidOn(look, taken, work.slug, images.indexOf(image), image);
  return { work, image, view: { ...wholeView(work.slug, frame.image), ...frame }, isDoubtful };
}
