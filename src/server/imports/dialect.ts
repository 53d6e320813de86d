import { knownColumns } from "./columns.ts";
import { columnsOf } from "./header.ts";
import type { Found } from "./table-reading.ts";
import { delimiters, firstRows, isBlank } from "./table-rows.ts";
import type { Delimiter, Dialect, Quote, TableRow } from "./table-rows.ts";
import type { TableSettings } from "./table-settings.ts";

/** Detected dialect of a text table. */
export type FoundDialect = {
  delimiter: Found<Delimiter>;
  quote: Found<Quote>;
  isPadded: boolean;
};

/** Maximum number of rows from which the dialect is detected. */
const rowsLookedAt = 50;

type Trial = Dialect & {
  rows: TableRow[];
  /** Maximum number of columns with a known name in any row. */
  known: number;
  /** Share of rows that are as wide as the header, 0 to 1. */
  even: number;
  width: number;
};

/**
 * Detects the separator and quotation marks of cells: those with which the header has the most known columns and the
 * rows have the same width. Never guesses that quotation marks are literal characters.
 *
 * @param isCut whether the text is truncated
 */
export function findDialect(text: string, isCut: boolean, asked: TableSettings): FoundDialect {
  const trials = quotesTried(text, asked.quote).flatMap((quote) =>
    delimiters
      .filter((delimiter) => (asked.delimiter ?? delimiter) === delimiter)
      .flatMap((delimiter) =>
        paddingsTried(text, delimiter, quote).map((isPadded) =>
          trial(text, isCut, { delimiter, quote, isPadded }, asked),
        ),
      ),
  );
  // In a tie the usual dialect wins: the sort is stable and the usual one is tried first.
  trials.sort((a, b) => b.known - a.known || b.even - a.even || b.width - a.width);
  const best =
    trials[0] ?? trial(text, isCut, { delimiter: ",", quote: '"', isPadded: false }, asked);
  const quoted = trials.find(
    ({ delimiter, quote, isPadded }) =>
      delimiter === best.delimiter && quote !== best.quote && isPadded === best.isPadded,
  );
  const chosen = quoted && isInApostrophes(best) ? quoted : best;
  const isCertain = chosen.known >= 2 && chosen.even === 1;
  return {
    delimiter: {
      value: chosen.delimiter,
      sure: asked.delimiter ? "asked" : isCertain ? "certain" : "likely",
    },
    quote: { value: chosen.quote, sure: asked.quote ? "asked" : isCertain ? "certain" : "likely" },
    isPadded: chosen.isPadded,
  };
}

function quotesTried(text: string, asked: Quote | undefined): Quote[] {
  if (asked !== undefined) return [asked];
  const isUsed = /(?:^|[,;\t|\r\n])'[^'\r\n]*'(?=[,;\t|\r\n]|$)/.test(text);
  return isUsed ? ['"', "'"] : ['"'];
}

/** Spaces belong to the cells, unless quotation marks follow them and rows have the same width without them. */
function paddingsTried(text: string, delimiter: Delimiter, quote: Quote): boolean[] {
  return quote !== "none" && text.includes(`${delimiter} ${quote}`) ? [false, true] : [false];
}

function trial(text: string, isCut: boolean, dialect: Dialect, asked: TableSettings): Trial {
  const { rows, isWhole } = firstRows(text, dialect, rowsLookedAt);
  // The last row of a truncated text is incomplete.
  if (isCut && isWhole && rows.length < rowsLookedAt && rows.length > 1) rows.pop();
  const filled = rows.filter(({ cells }) => !isBlank(cells));
  const counts = filled.map(({ cells }) => knownColumns(columnsOf(cells, asked)));
  const known = Math.max(0, ...counts);
  const header = filled[counts.indexOf(known)];
  const width = header?.cells.length ?? 0;
  const below = filled.slice(header ? filled.indexOf(header) : 0);
  const even = below.filter(({ cells }) => cells.length === width).length / (below.length || 1);
  return { ...dialect, rows, known, even: isWhole || isCut ? even : 0, width };
}

/** Returns whether every cell of the header is in apostrophes that were parsed as literal characters. */
function isInApostrophes({ rows, quote }: Trial): boolean {
  const header = rows.find(({ cells }) => !isBlank(cells))?.cells ?? [];
  return quote === '"' && header.length > 1 && header.every((cell) => /^'.*'$/s.test(cell));
}
