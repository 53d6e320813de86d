/** Rows of a long list, of which only some are rendered. */
export type WindowRows = {
  /** The first item of each row, and finally the number of items. */
  starts: readonly number[];
  /** The part of each row's height that is known beforehand, in pixels; the rest is measured per kind of row. */
  heights: readonly number[];
  /** Kind of each row; rows of one kind have the same rest. */
  kinds: readonly number[];
};

/** Rendered rows, `to` excluded, with the empty space before them, in pixels. */
export type Run = { from: number; to: number; space: number };

/** `aria-setsize` of a list while the position of its loaded items is unknown. */
export const unknownCount = -1;

/** Maximum height of a single element, in pixels; browsers render none that is much more than twice as tall. */
export const tallest = 8_000_000;

/** Measured row heights. A row is identified by its first item, so that it is recognized when others are prepended. */
export class RowHeights {
  readonly #rows = new Map<string, number>();
  /** For each kind of row, the last measured height minus the part known beforehand. */
  readonly #besides: number[] = [];

  readonly #guess: number;

  /** @param guess the unknown part of a row's height while none was measured, in pixels */
  constructor(guess: number) {
    this.#guess = guess;
  }

  note(key: string, kind: number, height: number, known: number): void {
    this.#rows.set(key, height);
    this.#besides[kind] = height - known;
  }

  /** Returns where each row begins, in pixels, and finally their total height. */
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

/** Returns the row at a vertical position, or the nearest one. */
export function rowAt(tops: ArrayLike<number>, y: number): number {
  return lastNotAfter(tops, y, tops.length - 1);
}

/** Returns the row of an item, or the nearest one. */
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
 * Returns the rows to render: those between two vertical positions, and a separate row with its neighbours, so that the
 * focus can move on from it in either direction.
 *
 * @returns the runs in order, and the empty space after the last one
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

/** Returns whether all rows from `first` to `last` are rendered. */
export const covers = ({ from, to }: Run, first: number, last: number) =>
  from <= first && last < to;

/** Returns whether any of these rows is rendered. */
export const touches = ({ from, to }: Run, first: number, last: number) =>
  from <= last && first < to;

/** Returns whether two lists of runs contain the same rows. */
export function sameRuns(some: readonly Run[], others: readonly Run[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ from, to }, at) => from === others[at]?.from && to === others[at]?.to)
  );
}
