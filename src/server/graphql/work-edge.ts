import type { WorkEdge, WorkEdgeResolvers } from "../../../__generated__/resolvers.ts";
import { matchIn } from "../search/work-match.ts";
import type { Complete } from "./complete.ts";
import type { WorkEdgeModel } from "./models.ts";

export const workEdge: Complete<WorkEdge, WorkEdgeModel, WorkEdgeResolvers> = {
  match: ({ node, search }, _, { loaders }) => {
    const pictureTexts = async () => {
      const images = node.imageCount === 0 ? [] : await loaders.imagesOfWork.load(node.id);
      const details = await Promise.all(images.map(({ id }) => loaders.detailsOfImage.load(id)));
      return [
        ...images.flatMap(({ alt, caption }) => [alt, caption]),
        ...details.flat().flatMap(({ caption, description }) => [caption, description]),
      ];
    };
    return search == null ? null : matchIn(node, search, pictureTexts);
  },
};
