import type { TableReading } from "./table-reading.ts";
import type { ColumnSetting, TableSettings } from "./table-settings.ts";

/** What the columns of tables of one shape say: to be kept with one import and asked for with the next. */
export type Mapping = { shape: string; columns: ColumnSetting[] };

/** What each column of a table that was read says, column by column. */
export function mappingOf({ shape, columns }: TableReading): Mapping {
  return {
    shape,
    columns: columns.map(({ field, mark }, index) => ({ column: index + 1, field, mark })),
  };
}

/** The settings with what was said of the columns of such a table before; what is asked now goes first. */
export function withMapping(asked: TableSettings, mapping: Mapping): TableSettings {
  return { ...asked, columns: [...mapping.columns, ...(asked.columns ?? [])] };
}
