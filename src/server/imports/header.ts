import { knownColumns, maySeveralSay, readHeader } from "./columns.ts";
import type { Column } from "./columns.ts";
import { ImportFailure } from "./import-failure.ts";
import { quoted } from "./quoted.ts";
import type { Found } from "./table-reading.ts";
import type { TableRow } from "./table-rows.ts";
import type { ColumnSetting, TableSettings } from "./table-settings.ts";

/** A header: its row as numbered in a spreadsheet, 0 if there is none, and its columns. */
export type Header = {
  row: Found<number>;
  columns: Column[];
  /** Number of columns up to the last one with a name; all if none has one. */
  named: number;
  identifiersFrom: number | null;
};

/**
 * Finds the header: the first row with an identifier and a title column.
 *
 * @param filled the first rows that are not blank
 * @throws ImportFailure if no row has them, or a column or row in the settings does not exist
 */
export function findHeader(filled: readonly TableRow[], asked: TableSettings): Header {
  const [first] = filled;
  if (!first) throw new ImportFailure("The table is empty: it has only blank rows.");
  if (asked.headerRow === 0) {
    const width = Math.max(...filled.map(({ cells }) => cells.length));
    const unnamed = Array.from({ length: width }, () => "");
    return checked({ number: 0, cells: unnamed }, asked, "asked");
  }
  if (asked.headerRow !== undefined) {
    const row = filled.find(({ number }) => number === asked.headerRow);
    if (row) return checked(row, asked, "asked");
    throw new ImportFailure(`Row ${asked.headerRow} is blank or not there, so it is no header.`);
  }
  const named = filled.find(({ cells }) => isHeader(cells, asked));
  return checked(named ?? first, asked, "certain");
}

/** Returns whether cells name a title and, unless identifiers are generated, an identifier. */
export function isHeader(cells: readonly string[], asked: TableSettings): boolean {
  return missing(columnsOf(cells, asked), asked).length === 0;
}

/** Maps the columns of a header to fields: by their names, or as in the settings. */
export function columnsOf(labels: readonly string[], asked: TableSettings): Column[] {
  const columns = readHeader(labels);
  for (const { column, field } of asked.columns ?? []) {
    const chosen = columns[columnAt(columns, column)];
    if (!chosen || field === undefined) continue;
    if (!maySeveralSay(field)) {
      for (const other of columns) if (other.field === field) other.field = null;
    }
    chosen.field = field;
  }
  if (asked.identifiersFrom !== undefined) {
    for (const column of columns) if (column.field === "identifier") column.field = null;
  }
  return columns;
}

/** Returns the columns with the value separators from the settings. */
export function withAskedMarks(
  columns: readonly Column[],
  asked: readonly ColumnSetting[],
): Column[] {
  return columns.map((column, index) => {
    const setting = asked.findLast((one) => columnAt(columns, one.column) === index);
    return setting?.mark === undefined ? column : { ...column, mark: setting.mark };
  });
}

/** Returns the index of a column that is named or counted from 1; -1 if it does not exist. */
function columnAt(columns: readonly Column[], column: string | number): number {
  if (typeof column === "number") return column <= columns.length ? column - 1 : -1;
  const plain = (label: string) => label.normalize().trim().toLowerCase();
  return columns.findIndex(({ label }) => plain(label) === plain(column));
}

/** Returns the column, counted from 1, from which identifiers are generated; 0 for row numbers; null for none. */
export function identifiersFromOf(
  columns: readonly Column[],
  { identifiersFrom }: TableSettings,
): number | null {
  if (identifiersFrom === undefined) return null;
  if (identifiersFrom === 0) return 0;
  return columnAt(columns, identifiersFrom) + 1 || null;
}

function checked(
  { number, cells }: TableRow,
  asked: TableSettings,
  sure: "asked" | "certain",
): Header {
  if (cells.some((cell) => cell.includes("\0"))) {
    throw new ImportFailure("The header holds a character that is no text (U+0000).");
  }
  const columns = columnsOf(cells, asked);
  const { columns: settings = [], identifiersFrom } = asked;
  const named = [...settings.map(({ column }) => column), identifiersFrom ?? 0];
  const unknown = named.find((column) => column !== 0 && columnAt(columns, column) === -1);
  if (unknown !== undefined) {
    throw new ImportFailure(
      `There is no column ${typeof unknown === "number" ? unknown : quoted(unknown)}. Found: ${found(columns.map(({ label }) => label))}.`,
    );
  }
  const needed = missing(columns, asked);
  if (needed.length > 0)
    throw number === 0 ? withoutHeader(columns) : noHeader(cells, needed, number);
  return {
    row: {
      value: number,
      sure: settings.length > 0 || knownColumns(columns) > 2 ? sure : "likely",
    },
    columns,
    named: cells.findLastIndex((cell) => cell.trim() !== "") + 1 || columns.length,
    identifiersFrom: identifiersFromOf(columns, asked),
  };
}

function missing(
  columns: readonly Column[],
  { identifiersFrom }: TableSettings,
): ("identifier" | "title")[] {
  const needed =
    identifiersFrom === undefined ? (["identifier", "title"] as const) : (["title"] as const);
  return needed.filter((field) => !columns.some((column) => column.field === field));
}

function withoutHeader(columns: readonly Column[]): ImportFailure {
  return new ImportFailure(
    `Without a header, say which of the ${columns.length} columns are the identifier and the title (--column 1=identifier --column 2=title).`,
  );
}

function noHeader(cells: readonly string[], needed: readonly string[], row: number): ImportFailure {
  const [only = "", another] = needed;
  return new ImportFailure(
    `${row === 1 ? "The first row" : `Row ${row}`} is no header with a column for the ${needed.join(" and the ")}. ` +
      `Found: ${found(cells)}. ` +
      "Needed: a first row that names the columns, with at least “identifier” (or “accession number”, “id”) and “title”." +
      (another === undefined ? (remedies[only] ?? "") : ""),
  );
}

/** Advice for a header that lacks only one column. */
const remedies: Record<string, string> = {
  identifier:
    " If no column has identifiers, say what they are made from (--identifiers COLUMN, or --identifiers rows).",
  title: " If a column has titles under another name, say which (--column COLUMN=title).",
};

function found(labels: readonly string[]): string {
  const more = labels.length > 8 ? ` and ${labels.length - 8} more` : "";
  return (
    labels
      .slice(0, 8)
      .map((label) => quoted(label, 40))
      .join(", ") + more
  );
}
