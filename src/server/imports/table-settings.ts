import * as v from "valibot";
import { fields } from "./columns.ts";
import { delimiters, quotes } from "./table-rows.ts";
import { ImportFailure } from "./import-failure.ts";
import { marks } from "./values.ts";

/** A column, by its name in the header, or counted from 1. */
const column = v.union([
  v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
]);

const settings = v.strictObject({
  encoding: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(50))),
  delimiter: v.optional(v.picklist(delimiters)),
  quote: v.optional(v.picklist(quotes)),
  /** The header's row as a spreadsheet counts, or 0 if there is none. */
  headerRow: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
  /** Which sheet of a spreadsheet. */
  sheet: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** The column that identifiers are made from if none has them, or 0 to number the rows. */
  identifiersFrom: v.optional(v.union([column, v.literal(0)])),
  columns: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          column,
          /** What it says; null keeps it as metadata. */
          field: v.optional(v.nullable(v.picklist(fields))),
          /** What stands between its values; null if it has only one. */
          mark: v.optional(v.nullable(v.picklist(marks))),
        }),
      ),
      v.maxLength(1000),
    ),
  ),
});

/** What the one who imports says of a table; everything else is found out. */
export type TableSettings = v.InferOutput<typeof settings>;

/** What is said of one column. */
export type ColumnSetting = NonNullable<TableSettings["columns"]>[number];

/** The same, with what is known of tables that were imported before. */
export type AskedOfTable = TableSettings & {
  /** What the columns of a table of this shape said last; null if there was none. */
  remembered?: (
    shape: string,
  ) => Promise<Pick<TableSettings, "columns" | "identifiersFrom"> | null>;
};

/**
 * Settings from outside.
 *
 * @throws ImportFailure with the first that cannot be used
 */
export function readTableSettings(input: unknown): TableSettings {
  const read = v.safeParse(settings, input);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue) ?? "settings";
  throw new ImportFailure(`The setting “${path}” cannot be used: ${issue.message}.`);
}
