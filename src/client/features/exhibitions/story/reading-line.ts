import type { Region } from "../../../../view/view.ts";

/**
 * At which height of the window one reads, in CSS pixels from its top: in the middle of what a stage leaves free, which
 * stands beside the words, or above them.
 *
 * @param stage where in the window the stage is
 * @param words where the words are, from the first to the last
 */
export function readingLine(stage: Region, words: Region, height: number): number {
  const isBeside = stage.x >= words.x + words.width || words.x >= stage.x + stage.width;
  const top = isBeside ? 0 : Math.min(stage.height, height);
  return (top + height) / 2;
}

/** The margins by which of a window nothing is left but a line. @param line from its top, in CSS pixels */
export function marginsAround(line: number, height: number): string {
  const above = Math.round(Math.min(Math.max(line, 0), height - 1));
  // A line without any height is in nothing, to some browsers.
  return `${-above}px 0px ${-(Math.round(height) - above - 1)}px 0px`;
}
