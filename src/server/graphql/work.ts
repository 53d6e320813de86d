import type { Work, WorkResolvers } from "../../../__generated__/resolvers.ts";
import { revisionOfWork, revisionsOfWork } from "../store/work-history.ts";
import { storedLimits } from "../../record/limits.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { WorkModel } from "./models.ts";
import { checkedCount, pageFrom } from "./page.ts";
import { changesOf } from "./work-revision.ts";

export const work: Complete<Work, Omit<WorkModel, "id">, WorkResolvers> = {
  id: ({ id }) => toGlobalId("Work", id),
  primaryImage: ({ id, imageCount }, _, { loaders }) =>
    imageCount === 0 ? null : loaders.imageAt.load({ workId: id, position: 0 }),
  creators: ({ creators }, { first }) => firstItems(creators, first),
  metadata: ({ metadata }, { first }) => firstItems(metadata, first),
  images: ({ id, imageCount }, { first }, { loaders }) => {
    const count = first == null ? null : checkedCount("first", first, 1000);
    if (imageCount === 0) return [];
    return count === null
      ? loaders.imagesOfWork.load(id)
      : loaders.firstImagesOfWork.load({ id, first: count });
  },
  related: async ({ id }, { first }, { search, loaders }) => {
    const ids = await search.ask("related", { id, first: checkedCount("first", first, 24) });
    const works = await Promise.all(ids.map((near) => loaders.work.load(near)));
    return works.filter((near) => near !== null);
  },
  version: ({ revision }) => revision,
  history: ({ id }, args, { db }) => revisionsOfWork(db, id, pageFrom(args)),
  revision: ({ id }, { number }, { db }) => revisionOfWork(db, id, number),
  comparedRevisions: async ({ id }, { from, to }, { db }) => {
    const [one, other] = await Promise.all([
      revisionOfWork(db, id, from),
      revisionOfWork(db, id, to),
    ]);
    return one && other && changesOf(one.after, other.after);
  },
};

/** Returns the first items of a list, or all if `first` is not set. */
function firstItems<Item>(items: readonly Item[], first: number | null | undefined): Item[] {
  const count = first == null ? items.length : checkedCount("first", first, storedLimits.items);
  return items.slice(0, count);
}
