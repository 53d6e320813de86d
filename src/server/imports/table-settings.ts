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
  /** The header's row as numbered in a spreadsheet, or 0 if there is none. */
  headerRow: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
  /** Name of the sheet in a spreadsheet. */
  sheet: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** The column from which identifiers are generated if none contains them, or 0 for row numbers. */
  identifiersFrom: v.optional(v.union([column, v.literal(0)])),
  columns: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          column,
          /** Its field; null stores it as metadata. */
          field: v.optional(v.nullable(v.picklist(fields))),
          /** Its value separator; null if it has only one value. */
          mark: v.optional(v.nullable(v.picklist(marks))),
        }),
      ),
      v.maxLength(1000),
    ),
  ),
});

/** The user's settings for a table; everything else is detected. */
export type TableSettings = v.InferOutput<typeof settings>;

/** Settings for one column. */
export type ColumnSetting = NonNullable<TableSettings["columns"]>[number];

/** Settings with access to those of earlier imports. */
export type AskedOfTable = TableSettings & {
  /** Returns the last settings of a table with this shape; null if there was none. */
  remembered?: (
    shape: string,
  ) => Promise<Pick<TableSettings, "columns" | "identifiersFrom"> | null>;
};

/**
 * Validates settings from outside.
 *
 * @throws ImportFailure with the first invalid one
 */
export function readTableSettings(input: unknown): TableSettings {
  const read = v.safeParse(settings, input);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue) ?? "settings";
  throw new ImportFailure(`The setting “${path}” cannot be used: ${issue.message}.`);
}
