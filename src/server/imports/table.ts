import { MarkFinder, readHeader } from "./columns.ts";
import type { Column } from "./columns.ts";
import { columnsOf, findHeader, identifiersFromOf, withAskedMarks } from "./header.ts";
import type { Header } from "./header.ts";
import { IdentifierAdvice } from "./identifier-advice.ts";
import { ImportFailure } from "./import-failure.ts";
import { sampled, sampleRows, shapeOf } from "./table-reading.ts";
import type { TableReading, Written } from "./table-reading.ts";
import { isBlank } from "./table-rows.ts";
import type { TableRow } from "./table-rows.ts";
import type { AskedOfTable, TableSettings } from "./table-settings.ts";
import { hasProblemColumns, problemColumnsNote, withoutProblemColumns } from "./problem-columns.ts";
import { UnreadTable } from "./unread-table.ts";

/** Contents of a table in any format. */
export type TableContents = {
  written: Written;
  /** Reads all its rows, including the header. */
  rows(): AsyncGenerator<TableRow>;
  /** Returns sentences about content below the header, once all rows were read. */
  notes(headerRow: number): string[];
};

/** Maximum number of rows up to the header, inclusive: a title, a date and the like may precede it. */
const headRows = 20;

/** A table that was read completely and validated: nothing in it can stop an import midway. */
export type Table = {
  columns: Column[];
  reading: TableReading;
  /** Reads the rows below the header that are not blank. */
  rows(): AsyncGenerator<TableRow>;
  /** Returns sentences about its content. */
  notes(): string[];
};

/**
 * Reads a whole table: header, columns, value separators, number of rows.
 *
 * @throws ImportFailure with what was found and what is needed, if it cannot be imported
 */
export async function checkTable(given: TableContents, wanted: AskedOfTable): Promise<Table> {
  const contents = await withoutProblems(given);
  const filled = await firstFilled(contents.rows());
  const remembered = await rememberedSettings(filled, wanted);
  const asked = remembered ?? wanted;
  const header = headerOf(filled, asked, contents.written);
  const marks = new MarkFinder(header.columns);
  // A mapping from the user or an earlier import needs no advice.
  const advice = asked.columns === undefined ? new IdentifierAdvice(header.columns) : null;
  const sample: string[][] = [];
  let rowCount = 0;
  for await (const { cells } of rowsBelow(contents, header)) {
    rowCount += 1;
    marks.look(cells);
    advice?.look(cells);
    if (sample.length < sampleRows) sample.push(sampled(cells));
  }
  if (rowCount === 0) throw new ImportFailure("The table has a header and no row below it.");
  const columns = withAskedMarks(marks.result(), asked.columns ?? []);
  const reading: TableReading = {
    written: contents.written,
    headerRow: header.row,
    columns,
    identifiersFrom: header.identifiersFrom,
    rowCount,
    sample,
    shape: shapeOf(columns.map(({ label }) => label)),
    isRemembered: remembered !== null,
  };
  return {
    columns,
    reading,
    rows: () => rowsBelow(contents, header),
    notes: () => [...contents.notes(header.row.value), ...(advice?.sentences() ?? [])],
  };
}

/** Removes the additional columns of a list of rejected rows. */
async function withoutProblems(contents: TableContents): Promise<TableContents> {
  const [first] = await firstFilled(contents.rows());
  if (!first || !hasProblemColumns(first.cells)) return contents;
  const width = first.cells.length;
  return {
    ...contents,
    async *rows() {
      for await (const row of contents.rows()) {
        yield { ...row, cells: withoutProblemColumns(row.cells, width) };
      }
    },
    notes: (headerRow) => [...contents.notes(headerRow), problemColumnsNote],
  };
}

/** Returns the settings of an earlier import of a table with this header; null if there is none or more is set. */
async function rememberedSettings(
  filled: readonly TableRow[],
  asked: AskedOfTable,
): Promise<TableSettings | null> {
  if (!asked.remembered || asked.columns !== undefined || asked.headerRow === 0) return null;
  for (const { number, cells } of filled) {
    if (asked.headerRow !== undefined && asked.headerRow !== number) continue;
    const shape = shapeOf(readHeader(cells).map(({ label }) => label));
    const said = await asked.remembered(shape);
    if (!said) continue;
    return { ...said, ...asked, columns: said.columns, headerRow: number };
  }
  return null;
}

/** Finds the header. Without one, the failure contains the reading as far as possible. */
function headerOf(filled: readonly TableRow[], asked: TableSettings, written: Written): Header {
  try {
    return findHeader(filled, asked);
  } catch (problem) {
    const [first] = filled;
    if (!(problem instanceof ImportFailure) || !first) throw problem;
    const header = filled.find(({ number }) => number === asked.headerRow) ?? first;
    const columns = columnsOf(header.cells, asked);
    const below = filled.filter(({ number }) => number > header.number);
    throw new UnreadTable(problem.message, {
      written,
      headerRow: { value: header.number, sure: "likely" },
      columns,
      identifiersFrom: identifiersFromOf(columns, asked),
      rowCount: below.length,
      sample: below.slice(0, sampleRows).map(({ cells }) => sampled(cells)),
      shape: shapeOf(columns.map(({ label }) => label)),
      isRemembered: false,
    });
  }
}

/** Returns the first rows that are not blank. */
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
    // A spreadsheet omits trailing blank cells; a text row that ends before its last named column is incomplete.
    if (written.form === "spreadsheet" || row.cells.length >= header.named) {
      while (row.cells.length < header.columns.length) row.cells.push("");
    }
    yield row;
  }
}
