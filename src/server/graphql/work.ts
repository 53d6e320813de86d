import type { Work, WorkResolvers } from "../../../__generated__/resolvers.ts";
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
  related: async ({ id }, { first }, { search, loaders }) => {
    const ids = await search.ask("related", { id, first: checkedCount("first", first, 24) });
    const works = await Promise.all(ids.map((near) => loaders.work.load(near)));
    return works.filter((near) => near !== null);
  },
};
