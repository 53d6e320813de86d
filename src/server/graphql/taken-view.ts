import type { TakenView, TakenViewResolvers } from "../../../__generated__/resolvers.ts";
import { toText } from "../../view/view-text.ts";
import { SERVICE_PREFIX } from "../images/headers.ts";
import { cutsOf, pathOf } from "./album-entry-view.ts";
import type { Complete } from "./complete.ts";
import type { Loaders } from "./loaders.ts";
import { toGlobalId } from "./global-id.ts";
import { laidView } from "./laid-view.ts";
import type { LaidView } from "./laid-view.ts";
import type { TakenViewModel } from "./models.ts";

/** Cache of applied views, by snapshot. */
const reckoned = new WeakMap<TakenViewModel, Promise<LaidView | null>>();

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

/** Applies a view snapshot to the current image; returns null if the work or its image is no longer public. */
export function laid(taken: TakenViewModel, loaders: Loaders): Promise<LaidView | null> {
  const known = reckoned.get(taken);
  if (known) return known;
  const reckoning = layOn(taken, loaders);
  reckoned.set(taken, reckoning);
  return reckoning;
}

async function layOn(taken: TakenViewModel, loaders: Loaders): Promise<LaidView | null> {
  const work = await loaders.work.load(taken.workId);
  if (!work || work.imageCount === 0) return null;
  return laidView(taken, work, await loaders.imageOfView.load(taken));
}
