import type { Image, ImageResolvers } from "../../../__generated__/resolvers.ts";
import { SERVICE_PREFIX } from "../images/service.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { ImageModel } from "./models.ts";

export const image: Complete<Image, Omit<ImageModel, "id">, ImageResolvers> = {
  id: ({ id }) => toGlobalId("Image", id),
  service: ({ key }) => `${SERVICE_PREFIX}/${key}`,
  tiles: ({ tileWidth, scaleFactors }) => ({ width: tileWidth, scaleFactors }),
};
