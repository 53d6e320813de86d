import type { Suggestions, SuggestionsResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import type { SuggestionsModel } from "./models.ts";

export const suggestions: Complete<
  Suggestions,
  Pick<SuggestionsModel, "creators" | "subjects">,
  SuggestionsResolvers
> = {
  works: async ({ workIds }, _, { loaders }) => {
    const works = await Promise.all(workIds.map((id) => loaders.work.load(id)));
    return works.filter((work) => work !== null);
  },
};
