import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { Options } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { decoderFor } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { ImportFailure } from "./import-failure.ts";
import { readBytes } from "./source-bytes.ts";

/** One row of a table: its number as a spreadsheet shows it (the header is 1) and its cells as read. */
export type TableRow = {
  number: number;
  cells: string[];
  /** The places, from 0, of the cells of a spreadsheet whose formulas came to an error, such as `#N/A`. */
  errors?: number[];
};

/** What separates cells, the usual first. */
export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** What stands around cells that hold a delimiter or a line end, the usual first. */
export const quotes = ['"', "'", "none"] as const;
export type Quote = (typeof quotes)[number];

/** How the cells of a text are told apart. */
export type Dialect = {
  delimiter: Delimiter;
  quote: Quote;
  /** Whether spaces behind a delimiter are left out, so that a quotation mark may follow them. */
  isPadded: boolean;
};

/** How a table is written. */
export type TableFormat = Dialect & { encoding: Encoding };

/** Characters of one row at most; beyond it a quotation mark was surely left open. */
export const maxRowLength = 16 * 1024 ** 2;

const anyLineEnd = ["\r\n", "\n", "\r"];

const options = ({ delimiter, quote, isPadded }: Dialect): Options => ({
  delimiter,
  quote: quote === "none" ? null : quote,
  escape: quote === "none" ? null : quote,
  ltrim: isPadded,
  record_delimiter: anyLineEnd,
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: maxRowLength,
});

/** Whether a row has nothing in any cell. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** The first rows of a text, blank ones included, up to where a quotation mark in it is not closed. */
export function firstRows(
  text: string,
  dialect: Dialect,
  most: number,
): { rows: TableRow[]; isWhole: boolean } {
  const rows: TableRow[] = [];
  try {
    parseAtOnce(text, {
      ...options(dialect),
      to: most,
      on_record: (cells: string[]) => {
        rows.push({ number: rows.length + 1, cells });
        return null;
      },
    });
    return { rows, isWhole: true };
  } catch {
    return { rows, isWhole: false };
  }
}

/**
 * All rows of a table as they are read, blank ones and the header included.
 *
 * @throws ImportFailure if the file is damaged, not in this encoding, or a quotation mark is left open
 */
export async function* tableRows(path: string, format: TableFormat): AsyncGenerator<TableRow> {
  const parser = parse(options(format));
  // A failure on either side ends both, and reaches the loop below.
  pipeline(Readable.from(tableText(path, format.encoding)), parser, () => undefined);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      yield { number, cells };
    }
  } catch (problem) {
    throw problem instanceof CsvError ? asFailure(problem, format.quote) : problem;
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

function asFailure(problem: CsvError, quote: Quote): ImportFailure {
  const row = "records" in problem ? Number(problem.records) + 1 : 0;
  if (problem.code === "CSV_QUOTE_NOT_CLOSED") {
    return new ImportFailure(
      `Row ${row} does not end: a quotation mark (${quote}) that opens a cell in it is never closed. Mend it and import again, or say that such marks are letters (--quote none). Nothing was changed.`,
    );
  }
  if (problem.code === "CSV_MAX_RECORD_SIZE") {
    return new ImportFailure(
      `Row ${row} holds more than ${maxRowLength.toLocaleString("en")} characters; perhaps a quotation mark (${quote}) in it is never closed. Mend it and import again; nothing was changed.`,
    );
  }
  return new ImportFailure(`Row ${row} cannot be read: ${problem.message}. Nothing was changed.`);
}
