import type { WorkFacets, WorkFacetsResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import type { WorkFacetsModel } from "./models.ts";
import { checkedCount } from "./page.ts";
import { checkedText } from "./selection.ts";

export const workFacets: Complete<WorkFacets, object, WorkFacetsResolvers> = {
  values: ({ selection }: WorkFacetsModel, { kind, first, search: typed }, { search }) =>
    search.ask("facet", {
      selection,
      request: {
        kind,
        first: checkedCount("first", first),
        typed: checkedText("search", typed ?? ""),
      },
    }),
  withImage: async ({ selection }, _, { search }) =>
    (await search.ask("withImage", selection)).withImage,
  withoutImage: async ({ selection }, _, { search }) =>
    (await search.ask("withImage", selection)).withoutImage,
  years: async ({ selection }, _, { search }) => {
    const histogram = await search.ask("histogram", selection);
    if (!histogram) return null;
    const { steps, counts } = histogram;
    return { first: steps.first, step: steps.length, counts };
  },
};
