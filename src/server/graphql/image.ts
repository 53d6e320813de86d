import type { Image, ImageResolvers } from "../../../__generated__/resolvers.ts";
import { SERVICE_PREFIX } from "../images/headers.ts";
import { pixelsPerCmOf } from "../store/pixels-per-cm.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { ImageModel } from "./models.ts";

export const image: Complete<Image, Omit<ImageModel, "id">, ImageResolvers> = {
  id: ({ id }) => toGlobalId("Image", id),
  service: ({ key }) => `${SERVICE_PREFIX}/${key}`,
  pixelsPerCm: async (row, _, { loaders }) =>
    pixelsPerCmOf(row, row.pixelsPerCm === null ? await loaders.work.load(row.workId) : null),
  details: ({ id }, _, { loaders }) => loaders.detailsOfImage.load(id),
  tiles: ({ tileWidth, scaleFactors }) => ({ width: tileWidth, scaleFactors }),
};
