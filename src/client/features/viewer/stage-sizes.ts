/** Maximum height of an image in percent of the viewport, so that it is visible without scrolling. */
const windowShare = 78;

/** Returns the `sizes` attribute of a work's image on its page. */
export function stageSizes({ width, height }: { width: number; height: number }): string {
  return `min(100vw, ${Math.round((windowShare * width) / height)}vh)`;
}
