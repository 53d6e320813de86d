import type {
  ImportRow,
  ImportRowConnection,
  ImportRowConnectionResolvers,
  ImportRowResolvers,
} from "../../../__generated__/resolvers.ts";
import { countImportRows } from "../store/import-rows.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import type { ImportRowConnectionModel, ImportRowModel } from "./models.ts";
import { fieldNames } from "./work-field.ts";

export const importRow: Complete<ImportRow, Omit<ImportRowModel, "changes">, ImportRowResolvers> = {
  changes: ({ changes }) =>
    (changes ?? []).map(({ field, ...texts }) => ({ ...fieldNames[field], ...texts })),
  work: ({ identifier }, _, { loaders }) =>
    identifier === null ? null : loaders.workByIdentifier.load(identifier),
};

export const importRowConnection: Complete<
  ImportRowConnection,
  ImportRowConnectionModel,
  ImportRowConnectionResolvers
> = {
  ...connectionResolvers,
  totalCount: ({ importId, fate }, _, { db }) => countImportRows(db, importId, fate),
};
