import type { Work, WorkResolvers } from "../../../__generated__/resolvers.ts";
import { relatedWorks } from "../store/related.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { WorkModel } from "./models.ts";
import { checkedCount } from "./page.ts";

export const work: Complete<Work, Omit<WorkModel, "id">, WorkResolvers> = {
  id: ({ id }) => toGlobalId("Work", id),
  primaryImage: async ({ id, imageCount }, _, { loaders }) =>
    imageCount === 0 ? null : ((await loaders.imagesOfWork.load(id))[0] ?? null),
  images: ({ id, imageCount }, _, { loaders }) =>
    imageCount === 0 ? [] : loaders.imagesOfWork.load(id),
  related: ({ id }, { first }, { db }) => relatedWorks(db, id, checkedCount("first", first, 24)),
};
