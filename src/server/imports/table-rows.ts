import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { Options } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { decoderFor } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { ImportFailure } from "./import-failure.ts";
import { readBytes } from "./source-bytes.ts";

/** One row of a table: its number as a spreadsheet shows it (the header is 1) and its cells as read. */
export type TableRow = { number: number; cells: string[] };

/** How a table is written. */
export type TableFormat = { encoding: Encoding; delimiter: string };

/** Characters of one row at most; beyond it a quotation mark was surely left open. */
export const maxRowLength = 16 * 1024 ** 2;

const anyLineEnd = ["\r\n", "\n", "\r"];

/** What separates cells, the usual first. */
export const delimiters = [",", ";", "\t", "|"];

const options = (delimiter: string): Options => ({
  delimiter,
  record_delimiter: anyLineEnd,
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: maxRowLength,
});

/** Whether a row has nothing in any cell. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** The first row that is not blank, of text that may break off in a later row; empty if there is none. */
export function firstRow(text: string, delimiter: string): string[] {
  try {
    const rows: string[][] = parseAtOnce(text, {
      ...options(delimiter),
      skip_records_with_empty_values: true,
      to: 1,
    });
    return rows[0] ?? [];
  } catch {
    return [];
  }
}

/**
 * All rows of a table as they are read, blank ones and the header included.
 *
 * @throws ImportFailure if the file is damaged, not in this encoding, or a quotation mark is left open
 */
export async function* tableRows(path: string, format: TableFormat): AsyncGenerator<TableRow> {
  const parser = parse(options(format.delimiter));
  // A failure on either side ends both, and reaches the loop below.
  pipeline(Readable.from(tableText(path, format.encoding)), parser, () => undefined);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      yield { number, cells };
    }
  } catch (problem) {
    throw problem instanceof CsvError ? asFailure(problem) : problem;
  } finally {
    parser.destroy();
  }
}

/** The text of a table, in pieces that never part a surrogate pair. */
async function* tableText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = decoderFor(encoding);
  let held = "";
  for await (const bytes of readBytes(path)) {
    const text = held + decoder.write(bytes);
    held = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : "";
    yield wellFormed(held ? text.slice(0, -1) : text);
  }
  yield wellFormed(held + decoder.end());
}

function wellFormed(text: string): string {
  if (!/\p{Surrogate}/u.test(text)) return text;
  throw new ImportFailure(
    "The file holds halves of characters, so it is damaged or not in UTF-16. Save it as “CSV UTF-8”.",
  );
}

function asFailure(problem: CsvError): ImportFailure {
  const row = "records" in problem ? Number(problem.records) + 1 : 0;
  if (problem.code === "CSV_QUOTE_NOT_CLOSED" || problem.code === "CSV_MAX_RECORD_SIZE") {
    return new ImportFailure(
      `Row ${row} does not end: a quotation mark (") that opens a cell in it is never closed. Mend it and import again; nothing was changed.`,
    );
  }
  return new ImportFailure(`Row ${row} cannot be read: ${problem.message}. Nothing was changed.`);
}
