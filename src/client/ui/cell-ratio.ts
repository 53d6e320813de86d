const narrowest = 0.5;
const widest = 3.2;

/**
 * Returns the ratio of an image's cell in a justified grid: the image's own, but limited so that a cell is wide enough
 * for its label and does not fill a row alone. The image keeps its own ratio in the cell. A work without an image gets
 * a square cell.
 *
 * @param ratio width divided by height
 */
export function cellRatio(ratio: number | null): number {
  if (ratio === null || !Number.isFinite(ratio) || ratio <= 0) return 1;
  return Math.min(widest, Math.max(narrowest, ratio));
}
