const narrowest = 0.5;
const widest = 3.2;

/**
 * The proportions of a picture's cell in a justified grid: the picture's own, but never so narrow
 * that a label has no room, nor so wide that a row holds nothing else. The picture keeps its own
 * proportions within the cell. A work without a picture gets a square.
 *
 * @param ratio width divided by height
 */
export function cellRatio(ratio: number | null): number {
  if (ratio === null || !Number.isFinite(ratio) || ratio <= 0) return 1;
  return Math.min(widest, Math.max(narrowest, ratio));
}
