import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { Options } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { decoderFor } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { ImportFailure } from "./import-failure.ts";
import { readBytes } from "./source-bytes.ts";

/** One row of a table: its number as in a spreadsheet (the header is 1) and its cells as read. */
export type TableRow = {
  number: number;
  cells: string[];
  /** Indexes, from 0, of the cells of a spreadsheet whose formulas have errors, such as `#N/A`. */
  errors?: number[];
};

/** Separators of cells, the most usual first. */
export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Quotation marks around cells with a separator or a line end, the most usual first. */
export const quotes = ['"', "'", "none"] as const;
export type Quote = (typeof quotes)[number];

/** Syntax of the cells of a text. */
export type Dialect = {
  delimiter: Delimiter;
  quote: Quote;
  /** Whether spaces after a separator are ignored, so that a quotation mark may follow them. */
  isPadded: boolean;
};

/** Format of a text table. */
export type TableFormat = Dialect & { encoding: Encoding };

/** Maximum number of characters of one row; a longer one certainly has an unclosed quotation mark. */
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

/** Returns whether all cells of a row are blank. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** Returns the first rows of a text, including blank ones, up to an unclosed quotation mark. */
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
 * Yields all rows of a table while reading it, including blank ones and the header.
 *
 * @throws ImportFailure if the file is damaged, not in this encoding, or has an unclosed quotation mark
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

/** Yields the text of a table, in chunks that never split a surrogate pair. */
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
