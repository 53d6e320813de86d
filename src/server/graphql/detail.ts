import type { Detail, DetailResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { DetailModel } from "./models.ts";

export const detail: Complete<Detail, Omit<DetailModel, "id">, DetailResolvers> = {
  id: ({ id }) => toGlobalId("Detail", id),
  region: ({ x, y, width, height }) => ({ x, y, width, height }),
};
