/** Rows of a long list of which only some are drawn. */
export type WindowRows = {
  /** The item each row begins with, and at the end how many items there are. */
  starts: readonly number[];
  /** What is known of each row's height beforehand, in pixels; the rest is what rows of its kind turned out to have. */
  heights: readonly number[];
  /** Rows of one kind have the same besides. */
  kinds: readonly number[];
};

/** Rows that are drawn: from one to before another, with so much empty space in front, in pixels. */
export type Run = { from: number; to: number; space: number };

/** What is said of how many items a list has while nobody knows which of them it holds. */
export const unknownCount = -1;

/** The tallest single element, in pixels: browsers draw none that is much more than twice as tall. */
export const tallest = 8_000_000;

/**
 * What rows turned out to be high. A row is told by the item it begins with, so that it is known again when others
 * come in front.
 */
export class RowHeights {
  readonly #rows = new Map<string, number>();
  /** For each kind of rows what they have besides what was known, as the last one measured. */
  readonly #besides: number[] = [];

  readonly #guess: number;

  /** @param guess what rows have besides while none was measured, in pixels */
  constructor(guess: number) {
    this.#guess = guess;
  }

  note(key: string, kind: number, height: number, known: number): void {
    this.#rows.set(key, height);
    this.#besides[kind] = height - known;
  }

  /** Where each row begins, in pixels, and at the end how tall they all are. */
  topsOf({ starts, heights, kinds }: WindowRows, keyOf: (item: number) => string): Float64Array {
    const tops = new Float64Array(heights.length + 1);
    heights.forEach((known, row) => {
      const measured = this.#rows.get(keyOf(starts[row] ?? 0));
      const besides = this.#besides[kinds[row] ?? 0] ?? this.#besides.find(Boolean) ?? this.#guess;
      tops[row + 1] = (tops[row] ?? 0) + (measured ?? known + besides);
    });
    return tops;
  }
}

/** The row at a height, or the nearest one. */
export function rowAt(tops: ArrayLike<number>, y: number): number {
  return lastNotAfter(tops, y, tops.length - 1);
}

/** The row an item is in, or the nearest one. */
export function rowOf({ starts }: Pick<WindowRows, "starts">, item: number): number {
  return lastNotAfter(starts, item, starts.length - 1);
}

function lastNotAfter(sorted: ArrayLike<number>, value: number, count: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/**
 * What is drawn: the rows between two heights, and a row apart from them with its neighbours, so that one can go on
 * from it in either direction.
 *
 * @returns the runs in order, and the empty space behind the last one
 */
export function runsOf(
  tops: ArrayLike<number>,
  from: number,
  to: number,
  apart: number | null,
): { runs: Run[]; rest: number } {
  const count = tops.length - 1;
  if (count <= 0) return { runs: [], rest: 0 };
  const spans = [{ from: rowAt(tops, from), to: rowAt(tops, to) + 1 }];
  if (apart !== null) spans.push({ from: Math.max(0, apart - 1), to: Math.min(count, apart + 2) });
  spans.sort((a, b) => a.from - b.from);
  const runs: Run[] = [];
  let drawn = 0;
  for (const span of spans) {
    const last = runs.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else {
      const space = (tops[span.from] ?? 0) - (tops[drawn] ?? 0);
      runs.push({ ...span, space: Math.min(space, tallest) });
    }
    drawn = runs.at(-1)?.to ?? 0;
  }
  return { runs, rest: Math.min((tops[count] ?? 0) - (tops[drawn] ?? 0), tallest) };
}

/** Whether all rows from one to another are drawn. */
export const covers = ({ from, to }: Run, first: number, last: number) =>
  from <= first && last < to;

/** Whether one of them is. */
export const touches = ({ from, to }: Run, first: number, last: number) =>
  from <= last && first < to;

/** Whether two times the same rows are drawn. */
export function sameRuns(some: readonly Run[], others: readonly Run[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ from, to }, at) => from === others[at]?.from && to === others[at]?.to)
  );
}
