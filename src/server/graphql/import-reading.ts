import type { ImportReading, ImportReadingResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import { importFields } from "./import-field.ts";
import type { ImportReadingModel } from "./models.ts";

const names: ReadonlyMap<string, (typeof importFields)[keyof typeof importFields]> = new Map(
  Object.entries(importFields),
);

export const importReading: Complete<
  ImportReading,
  Omit<ImportReadingModel, "columns">,
  ImportReadingResolvers
> = {
  columns: ({ columns }) =>
    columns.map(({ field, ...column }, index) => ({
      ...column,
      number: index + 1,
      field: names.get(field ?? "") ?? null,
    })),
};
