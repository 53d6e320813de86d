import { knownColumns } from "./columns.ts";
import { columnsOf } from "./header.ts";
import type { Found } from "./table-reading.ts";
import { delimiters, firstRows, isBlank } from "./table-rows.ts";
import type { Delimiter, Dialect, Quote, TableRow } from "./table-rows.ts";
import type { TableSettings } from "./table-settings.ts";

/** How a text is written. */
export type FoundDialect = {
  delimiter: Found<Delimiter>;
  quote: Found<Quote>;
  isPadded: boolean;
};

/** Rows that are looked at to find out how a table is written. */
const rowsLookedAt = 50;

type Trial = Dialect & {
  rows: TableRow[];
  /** How many columns of its best row are known by name. */
  known: number;
  /** Which part of the rows are as wide as the first, 0 to 1. */
  even: number;
  width: number;
};

/**
 * What separates cells and stands around them: what makes most sense of the header, and rows of the
 * same width. That quotation marks are letters is never guessed.
 *
 * @param isCut whether the text breaks off somewhere
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
  // Where all else is equal the usual comes first: the order in which they were tried.
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

/** Spaces are cells' own, unless quotation marks stand behind them and rows are even without them. */
function paddingsTried(text: string, delimiter: Delimiter, quote: Quote): boolean[] {
  return quote !== "none" && text.includes(`${delimiter} ${quote}`) ? [false, true] : [false];
}

function trial(text: string, isCut: boolean, dialect: Dialect, asked: TableSettings): Trial {
  const { rows, isWhole } = firstRows(text, dialect, rowsLookedAt);
  // The last row of a text that breaks off is not all there.
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

/** Whether every cell of the header stands in apostrophes that were taken for letters. */
function isInApostrophes({ rows, quote }: Trial): boolean {
  const header = rows.find(({ cells }) => !isBlank(cells))?.cells ?? [];
  return quote === '"' && header.length > 1 && header.every((cell) => /^'.*'$/s.test(cell));
}
