/** Measurements from the style that determine the rows of a justified grid; lengths in pixels. */
export type GridShape = {
  width: number;
  /** Target height of the rows. */
  rowHeight: number;
  gap: number;
  /** Maximum factor by which a row may grow to fill the width. */
  mostGrowth: number;
};

/** Cells in rows: those of row `r` are from `starts[r]` to before `starts[r + 1]`. */
export type PackedRows = {
  starts: readonly number[];
  /** Height of each row's cells; a cell's width follows from the height and its ratio. */
  heights: readonly number[];
};

/** Browsers lay out in fractions of a pixel; this is the coarsest unit that all of them resolve. */
const fraction = 64;
/** Flex factor of the empty rest of the last row in the style, comparable to `shares` of the cells. */
const restShares = 100_000;
const shares = 100;

type Line = { from: number; to: number; ratios: number; used: number };

/**
 * Computes the rows that the style of a justified grid produces: each row takes as many cells as fit at the target
 * height, and then grows. Cells before the origin are packed backwards from there, so that prepended cells leave all
 * existing rows unchanged.
 *
 * @param ratios width divided by height of each cell
 * @param origin the cell the list started with
 * @param isOpen whether more cells may be prepended: an incomplete first row is then left out
 */
export function packRows(
  ratios: readonly number[],
  shape: GridShape,
  { origin = 0, isOpen = false }: { origin?: number; isOpen?: boolean } = {},
): PackedRows {
  const before = linesBefore(ratios, shape, origin);
  const after = linesAfter(ratios, shape, origin);
  // Only a cell that did not fit proves that the first row is full.
  if (isOpen && origin > 0) before.shift();
  const lines = [...before, ...after];
  const heights = lines.map((line, at) => heightOf(line, shape, at === lines.length - 1));
  return { starts: [...lines.map(({ from }) => from), lines.at(-1)?.to ?? 0], heights };
}

function linesAfter(ratios: readonly number[], shape: GridShape, origin: number): Line[] {
  const lines: Line[] = [];
  for (let at = origin; at < ratios.length; at += 1) {
    const ratio = ratios[at] ?? 1;
    const line = lines.at(-1);
    if (!line || !take(line, ratio, shape)) {
      lines.push({ from: at, to: at + 1, ratios: ratio, used: basisOf(ratio, shape) });
    } else line.to = at + 1;
  }
  return lines;
}

function linesBefore(ratios: readonly number[], shape: GridShape, origin: number): Line[] {
  const lines: Line[] = [];
  for (let at = origin - 1; at >= 0; at -= 1) {
    const ratio = ratios[at] ?? 1;
    const line = lines.at(-1);
    if (!line || !take(line, ratio, shape)) {
      lines.push({ from: at, to: at + 1, ratios: ratio, used: basisOf(ratio, shape) });
    } else line.from = at;
  }
  return lines.reverse();
}

/** Adds a cell to a line if it fits and returns whether it does. */
function take(line: Line, ratio: number, shape: GridShape): boolean {
  const used = line.used + shape.gap + basisOf(ratio, shape);
  if (used > shape.width) return false;
  line.used = used;
  line.ratios += ratio;
  return true;
}

/** Returns a cell's width before its row grows. */
function basisOf(ratio: number, { width, rowHeight }: GridShape): number {
  return Math.min(Math.floor(ratio * rowHeight * fraction) / fraction, width);
}

function heightOf({ ratios, used }: Line, shape: GridShape, isLast: boolean): number {
  const { width, rowHeight, gap, mostGrowth } = shape;
  const free = width - used;
  // The empty rest takes nearly all of the free width, if it fits beside a gap.
  const grown =
    isLast && free >= gap
      ? ((free - gap) * shares) / (ratios * shares + restShares)
      : free / ratios;
  return Math.min(rowHeight + grown, rowHeight * mostGrowth, width / ratios);
}

/**
 * Returns the rendered width of a cell, in pixels: slightly less than its share, so that no browser's rounding makes
 * the cells too wide for the row.
 */
export function cellWidth(ratio: number, height: number): number {
  return Math.floor(ratio * height * fraction) / fraction - 1 / 32;
}
