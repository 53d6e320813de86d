/** What the rows of a justified grid follow from, as its style has it; lengths in pixels. */
export type GridShape = {
  width: number;
  /** The height rows aim for. */
  rowHeight: number;
  gap: number;
  /** How many times higher a row may become to fill the width. */
  mostGrowth: number;
};

/** Cells in rows: those of row `r` go from `starts[r]` to `starts[r + 1]`. */
export type PackedRows = {
  starts: readonly number[];
  /** How high the cells of each row are; a cell is as wide as that and its ratio make it. */
  heights: readonly number[];
};

/** Browsers lay out in fractions of a pixel: this is the coarsest one that all can tell apart. */
const fraction = 64;
/** What the style gives to the empty rest of the last row, in shares like those of the cells. */
const restShares = 100_000;
const shares = 100;

type Line = { from: number; to: number; ratios: number; used: number };

/**
 * The rows that the style of a justified grid makes of cells: each takes as many as there is room for at the height
 * aimed for, and then grows. What stands before the origin is packed from there backwards, so that cells put in
 * front leave all rows as they are.
 *
 * @param ratios width divided by height of each cell
 * @param origin the cell the list began with
 * @param isOpen whether more comes in front: a first row that is not full yet is held back
 */
export function packRows(
  ratios: readonly number[],
  shape: GridShape,
  { origin = 0, isOpen = false }: { origin?: number; isOpen?: boolean } = {},
): PackedRows {
  const before = linesBefore(ratios, shape, origin);
  const after = linesAfter(ratios, shape, origin);
  // Nothing says that the line in front is full but that another did not fit.
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

/** Puts a cell into a line, if there is room. */
function take(line: Line, ratio: number, shape: GridShape): boolean {
  const used = line.used + shape.gap + basisOf(ratio, shape);
  if (used > shape.width) return false;
  line.used = used;
  line.ratios += ratio;
  return true;
}

/** How wide a cell is before its row grows. */
function basisOf(ratio: number, { width, rowHeight }: GridShape): number {
  return Math.min(Math.floor(ratio * rowHeight * fraction) / fraction, width);
}

function heightOf({ ratios, used }: Line, shape: GridShape, isLast: boolean): number {
  const { width, rowHeight, gap, mostGrowth } = shape;
  const free = width - used;
  // The empty rest takes nearly all of what is left, if it has room beside a gap.
  const grown =
    isLast && free >= gap
      ? ((free - gap) * shares) / (ratios * shares + restShares)
      : free / ratios;
  return Math.min(rowHeight + grown, rowHeight * mostGrowth, width / ratios);
}

/**
 * How wide a cell is made, in pixels: a trifle less than its share, so that no browser's rounding makes the row too
 * long for its cells.
 */
export function cellWidth(ratio: number, height: number): number {
  return Math.floor(ratio * height * fraction) / fraction - 1 / 32;
}
