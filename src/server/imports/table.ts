import { announcedEncoding, askedEncoding, decoderFor, guessEncoding } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { knownColumns, MarkFinder, readHeader } from "./columns.ts";
import type { Column } from "./columns.ts";
import { ImportFailure } from "./import-failure.ts";
import { readBytes } from "./source-bytes.ts";
import { delimiters, firstRow, isBlank, tableRows } from "./table-rows.ts";
import type { TableFormat, TableRow } from "./table-rows.ts";

/** A table that was read through once and found in order: nothing in it can stop an import midway. */
export type Table = {
  path: string;
  format: TableFormat;
  columns: Column[];
  /** The number of the header's row, from 1. */
  headerRow: number;
  /** How many rows below the header are not blank. */
  rowCount: number;
};

const headLength = 1024 ** 2;
const sampleLength = 1024 ** 2;

/**
 * Reads a table through: encoding, delimiter, header, quotation marks, number of rows.
 *
 * @param asked the encoding, if the one who imports says it
 * @throws ImportFailure with what was found and what is needed, if it cannot be imported
 */
export async function checkTable(path: string, asked: string | null): Promise<Table> {
  const { encoding, head } = await findEncoding(path, asked);
  const delimiter = findDelimiter(head);
  const format = { encoding, delimiter };
  let header: TableRow | null = null;
  let marks: MarkFinder | null = null;
  let rowCount = 0;
  for await (const row of tableRows(path, format)) {
    if (isBlank(row.cells)) continue;
    if (header && marks) {
      rowCount += 1;
      marks.look(row.cells);
    } else {
      header = row;
      marks = new MarkFinder(headerOf(row.cells));
    }
  }
  if (!header || !marks) throw new ImportFailure("The table is empty: it has only blank rows.");
  if (rowCount === 0) throw new ImportFailure("The table has a header and no row below it.");
  return { path, format, columns: marks.result(), headerRow: header.number, rowCount };
}

/** The rows below the header that are not blank. */
export async function* dataRows(table: Table): AsyncGenerator<TableRow> {
  for await (const row of tableRows(table.path, table.format)) {
    if (row.number > table.headerRow && !isBlank(row.cells)) yield row;
  }
}

async function findEncoding(
  path: string,
  asked: string | null,
): Promise<{ encoding: Encoding; head: string }> {
  const head: Buffer[] = [];
  let headBytes = 0;
  const sample: Buffer[] = [];
  let sampleBytes = 0;
  let encoding = asked === null ? null : askedEncoding(asked);
  const utf8 = decoderFor({ name: "UTF-8", from: "utf-8" });
  const invalidFrom = (decode: () => string): boolean => {
    try {
      decode();
      return false;
    } catch {
      return true;
    }
  };
  for await (const bytes of readBytes(path)) {
    if (headBytes === 0) encoding ??= announcedEncoding(bytes);
    if (headBytes < headLength) head.push(bytes);
    headBytes += bytes.length;
    if (encoding) {
      if (headBytes >= headLength) break;
    } else if (sampleBytes > 0 || invalidFrom(() => utf8.write(bytes))) {
      sample.push(bytes);
      sampleBytes += bytes.length;
      if (sampleBytes >= sampleLength) break;
    }
  }
  if (!encoding && sampleBytes === 0) {
    encoding = invalidFrom(() => utf8.end())
      ? guessEncoding(Buffer.concat(head))
      : { name: "UTF-8", from: "utf-8" };
  }
  encoding ??= guessEncoding(Buffer.concat(sample));
  const text = decoderFor(encoding).write(Buffer.concat(head));
  return { encoding, head: text };
}

/** The delimiter under which the header says most. */
function findDelimiter(head: string): string {
  const readings = delimiters.map((delimiter) => {
    const header = firstRow(head, delimiter);
    return { delimiter, known: knownColumns(readHeader(header)), width: header.length };
  });
  readings.sort((a, b) => b.known - a.known || b.width - a.width);
  return readings[0]?.delimiter ?? ",";
}

function headerOf(cells: string[]): Column[] {
  const broken = cells.find((cell) => cell.includes("\0"));
  if (broken !== undefined) {
    throw new ImportFailure("The header holds a character that is no text (U+0000).");
  }
  const columns = readHeader(cells);
  const missing = (["identifier", "title"] as const).filter(
    (field) => !columns.some((column) => column.field === field),
  );
  if (missing.length === 0) return columns;
  const found = cells
    .slice(0, 8)
    .map((cell) => cell.replace(/\p{C}/gu, "?"))
    .map((cell) => `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`)
    .join(", ");
  throw new ImportFailure(
    `The first row is no header with a column for the ${missing.join(" and the ")}. ` +
      `Found: ${found}${cells.length > 8 ? ` and ${cells.length - 8} more` : ""}. ` +
      "Needed: a first row that names the columns, with at least “identifier” (or “accession number”, “id”) and “title”.",
  );
}
