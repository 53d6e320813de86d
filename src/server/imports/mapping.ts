import type { TableReading } from "./table-reading.ts";
import type { ColumnSetting } from "./table-settings.ts";

/** Mapping of the columns of tables with the same shape, stored with one import and reused for the next. */
export type Mapping = {
  shape: string;
  columns: ColumnSetting[];
  /** As in TableReading. */
  identifiersFrom: number | null;
};

/** Returns the mapping of a table that was read. */
export function mappingOf({ shape, columns, identifiersFrom }: TableReading): Mapping {
  return {
    shape,
    identifiersFrom,
    columns: columns.map(({ field, mark }, index) => ({ column: index + 1, field, mark })),
  };
}
