/** Maximum width of an image's cell in a justified grid, relative to its height. */
const widest = 3.2;

/**
 * Returns the `sizes` attribute of a work's image in a justified grid: about its width in a row that has grown, and on
 * a phone the full width, since any image may fill a row alone.
 *
 * @param ratio width divided by height of the image; null if there is none
 */
export function gridSizes(ratio: number | null): string {
  const width = Math.min(ratio ?? 1, widest);
  const wide = `${(width * 22).toFixed(1)}rem`;
  const middle = `${(width * 15).toFixed(1)}rem`;
  return `(min-width: 64rem) ${wide}, (min-width: 40rem) ${middle}, 100vw`;
}
