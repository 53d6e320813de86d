/** The share of the window's height a picture may take, so that it is seen whole without scrolling. */
const windowShare = 78;

/** How wide a work's picture is shown on its page, as the `sizes` attribute has it. */
export function stageSizes({ width, height }: { width: number; height: number }): string {
  return `min(100vw, ${Math.round((windowShare * width) / height)}vh)`;
}
