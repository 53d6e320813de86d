import { createHash } from "node:crypto";
import type { Column } from "./columns.ts";
import type { Delimiter, Quote } from "./table-rows.ts";

/** Confidence in a finding: set by the user, beyond doubt, or to be checked by the user. */
export type Sure = "asked" | "certain" | "likely";

/** A finding and the confidence in it. */
export type Found<Value> = { value: Value; sure: Sure };

/** Detected format of a table. */
export type Written =
  | {
      form: "text";
      encoding: Found<string>;
      delimiter: Found<Delimiter>;
      quote: Found<Quote>;
      /** The first line end; others are accepted too. */
      lineEnd: "\r\n" | "\n" | "\r" | null;
    }
  | { form: "spreadsheet"; sheet: Found<string>; otherSheets: string[] };

/** Reading of a table: all findings, which the user can correct. */
export type TableReading = {
  written: Written;
  /** As numbered in a spreadsheet; 0 if there is no header. */
  headerRow: Found<number>;
  columns: Column[];
  /** The column, counted from 1, from which identifiers are generated; 0 for row numbers; null if a column has them. */
  identifiersFrom: number | null;
  /** Number of rows below the header that are not blank. */
  rowCount: number;
  /** The first of these rows, with long cells truncated. */
  sample: string[][];
  /** Identical for tables with the same columns, so that their settings can be reused. */
  shape: string;
  /** Whether the mapping of columns comes from an earlier table with this shape. */
  isRemembered: boolean;
};

/** Number of rows in a sample, and maximum number of characters of a cell in it. */
export const sampleRows = 5;
const sampleLength = 200;

/** Truncates cells for a sample. */
export function sampled(cells: readonly string[]): string[] {
  return cells.map((cell) => {
    if (cell.length <= sampleLength) return cell;
    // Not within a surrogate pair.
    return `${cell.slice(0, sampleLength).replace(/[\ud800-\udbff]$/, "")}…`;
  });
}

/** Returns a key of the columns of a source: of their names in order, ignoring case and surrounding space. */
export function shapeOf(labels: readonly string[]): string {
  const plain = labels.map((label) => label.normalize("NFKC").trim().toLowerCase());
  return createHash("sha256").update(JSON.stringify(plain)).digest("hex");
}
