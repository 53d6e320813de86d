/** The widest a picture's cell in a justified grid is, in its own height. */
const widest = 3.2;

/**
 * How wide a work's picture is shown in a justified grid, as the `sizes` attribute has it: about as much
 * as a row that grew makes of it, and on a phone a whole row, which any picture may have to itself.
 *
 * @param ratio width divided by height of the picture; null if there is none
 */
export function gridSizes(ratio: number | null): string {
  const width = Math.min(ratio ?? 1, widest);
  const wide = `${(width * 22).toFixed(1)}rem`;
  const middle = `${(width * 15).toFixed(1)}rem`;
  return `(min-width: 64rem) ${wide}, (min-width: 40rem) ${middle}, 100vw`;
}
