import { createHash } from "node:crypto";
import type { Column } from "./columns.ts";
import type { Delimiter, Quote } from "./table-rows.ts";

/** How sure a finding is: said by whoever imports, beyond doubt, or to be looked at. */
export type Sure = "asked" | "certain" | "likely";

/** What was found out, and how sure that is. */
export type Found<Value> = { value: Value; sure: Sure };

/** How a table is written. */
export type Written =
  | {
      form: "text";
      encoding: Found<string>;
      delimiter: Found<Delimiter>;
      quote: Found<Quote>;
      /** The first line end; others are read too. */
      lineEnd: "\r\n" | "\n" | "\r" | null;
    }
  | { form: "spreadsheet"; sheet: Found<string>; otherSheets: string[] };

/** How a table is read: everything that was found out about it, for whoever imports it to correct. */
export type TableReading = {
  written: Written;
  /** As a spreadsheet counts; 0 if there is no header. */
  headerRow: Found<number>;
  columns: Column[];
  /** The column, counted from 1, that identifiers are made from; 0 if they number the rows; null if a column has them. */
  identifiersFrom: number | null;
  /** How many rows below the header are not blank. */
  rowCount: number;
  /** The first of these rows, long cells cut off. */
  sample: string[][];
  /** The same for tables with the same columns: what was said of one holds for the other. */
  shape: string;
  /** Whether what the columns say was said of an earlier table of this shape. */
  isRemembered: boolean;
};

/** Rows in a sample, and characters of a cell in it. */
export const sampleRows = 5;
const sampleLength = 200;

/** Cells as a sample shows them. */
export function sampled(cells: readonly string[]): string[] {
  return cells.map((cell) => {
    if (cell.length <= sampleLength) return cell;
    // Not within a character.
    return `${cell.slice(0, sampleLength).replace(/[\ud800-\udbff]$/, "")}…`;
  });
}

/**
 * A key for what the columns of a source say: of their names in their order, whatever their case and
 * the space around them.
 */
export function shapeOf(labels: readonly string[]): string {
  const plain = labels.map((label) => label.normalize("NFKC").trim().toLowerCase());
  return createHash("sha256").update(JSON.stringify(plain)).digest("hex");
}
