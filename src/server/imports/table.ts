import { MarkFinder } from "./columns.ts";
import type { Column } from "./columns.ts";
import { findHeader, withAskedMarks } from "./header.ts";
import type { Header } from "./header.ts";
import { ImportFailure } from "./import-failure.ts";
import { sampled, sampleRows, shapeOf } from "./table-reading.ts";
import type { TableReading, Written } from "./table-reading.ts";
import { isBlank } from "./table-rows.ts";
import type { TableRow } from "./table-rows.ts";
import type { TableSettings } from "./table-settings.ts";

/** What a table holds, however it is written. */
export type TableContents = {
  written: Written;
  /** All its rows as they are read, the header included. */
  rows(): AsyncGenerator<TableRow>;
  /** Sentences about what was met below the header, once all rows were read. */
  notes(headerRow: number): string[];
};

/** Rows above a header at most, and its own: a title, a date and the like may stand there. */
const headRows = 20;

/** A table that was read through once and found in order: nothing in it can stop an import midway. */
export type Table = {
  columns: Column[];
  reading: TableReading;
  /** The rows below the header that are not blank. */
  rows(): AsyncGenerator<TableRow>;
};

/**
 * Reads a table through: header, columns, what stands between values, number of rows.
 *
 * @throws ImportFailure with what was found and what is needed, if it cannot be imported
 */
export async function checkTable(contents: TableContents, asked: TableSettings): Promise<Table> {
  const header = findHeader(await firstFilled(contents.rows()), asked);
  const marks = new MarkFinder(header.columns);
  const sample: string[][] = [];
  let rowCount = 0;
  for await (const { cells } of rowsBelow(contents, header)) {
    rowCount += 1;
    marks.look(cells);
    if (sample.length < sampleRows) sample.push(sampled(cells));
  }
  if (rowCount === 0) throw new ImportFailure("The table has a header and no row below it.");
  const columns = withAskedMarks(marks.result(), asked.columns ?? []);
  const reading: TableReading = {
    written: contents.written,
    headerRow: header.row,
    columns,
    rowCount,
    sample,
    shape: shapeOf(columns.map(({ label }) => label)),
  };
  return { columns, reading, rows: () => rowsBelow(contents, header) };
}

/** The first rows that are not blank. */
export async function firstFilled(rows: AsyncGenerator<TableRow>): Promise<TableRow[]> {
  const filled: TableRow[] = [];
  for await (const row of rows) {
    if (!isBlank(row.cells)) filled.push(row);
    if (filled.length === headRows) break;
  }
  return filled;
}

async function* rowsBelow(
  { written, rows }: TableContents,
  header: Header,
): AsyncGenerator<TableRow> {
  for await (const row of rows()) {
    if (row.number <= header.row.value || isBlank(row.cells)) continue;
    // A sheet has no end of a row; a text that ends a row too early has lost something.
    if (written.form === "spreadsheet") {
      while (row.cells.length < header.columns.length) row.cells.push("");
    }
    yield row;
  }
}
