import type { Region } from "../../../../view/view.ts";

/**
 * Returns the height in the viewport at which users read, in CSS pixels from its top: the middle of the area that the
 * stage leaves free. The stage is beside the text or above it.
 *
 * @param stage rectangle of the stage in the viewport
 * @param words rectangle of all texts in the viewport
 */
export function readingLine(stage: Region, words: Region, height: number): number {
  const isBeside = stage.x >= words.x + words.width || words.x >= stage.x + stage.width;
  const top = isBeside ? 0 : Math.min(stage.height, height);
  return (top + height) / 2;
}

/** Returns the `rootMargin` that reduces the viewport to a line. @param line distance from the top, in CSS pixels */
export function marginsAround(line: number, height: number): string {
  const above = Math.round(Math.min(Math.max(line, 0), height - 1));
  // One pixel high, because some browsers report no intersections with a line of no height.
  return `${-above}px 0px ${-(Math.round(height) - above - 1)}px 0px`;
}
