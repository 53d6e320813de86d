import type { Import, ImportResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { ImportModel } from "./models.ts";

export const importRun: Complete<Import, Omit<ImportModel, "id">, ImportResolvers> = {
  id: ({ id }) => toGlobalId("Import", id),
};
