import type { TableReading } from "./table-reading.ts";
import type { ColumnSetting } from "./table-settings.ts";

/** What the columns of tables of one shape say: to be kept with one import and asked for with the next. */
export type Mapping = {
  shape: string;
  columns: ColumnSetting[];
  /** As a TableReading has it. */
  identifiersFrom: number | null;
};

/** What each column of a table that was read says, column by column. */
export function mappingOf({ shape, columns, identifiersFrom }: TableReading): Mapping {
  return {
    shape,
    identifiersFrom,
    columns: columns.map(({ field, mark }, index) => ({ column: index + 1, field, mark })),
  };
}
