import type { WorkEdge, WorkEdgeResolvers } from "../../../__generated__/resolvers.ts";
import { matchIn } from "../search/work-match.ts";
import type { Complete } from "./complete.ts";
import type { WorkEdgeModel } from "./models.ts";

export const workEdge: Complete<WorkEdge, WorkEdgeModel, WorkEdgeResolvers> = {
  match: ({ node, search }, _, { loaders }) => {
    const pictureTexts = async () =>
      node.imageCount === 0 ? [] : loaders.pictureTextsOfWork.load(node.id);
    return search == null ? null : matchIn(node, search, pictureTexts);
  },
};
