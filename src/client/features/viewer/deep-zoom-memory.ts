import { tileBytes } from "./tile-cache.ts";

/** Bytes of decoded tiles kept by all close-up views of a page together, within what an iPhone grants it. */
const budget = 128 * 1024 * 1024;

/**
 * How many tiles a close-up view keeps, as bitmaps in its worker or as canvases. Never fewer than its window
 * shows when they are smallest, at half their size: they would push one another out for ever.
 *
 * @param views how many such views share the memory
 */
export function tilesKept(
  tileWidth: number,
  { clientWidth, clientHeight }: Pick<Element, "clientWidth" | "clientHeight">,
  views: number,
): number {
  const along = (length: number) =>
    Math.ceil((2 * length * window.devicePixelRatio) / tileWidth) + 1;
  const share = Math.floor(budget / views / tileBytes({ width: tileWidth, height: tileWidth }));
  return Math.max(share, along(clientWidth) * along(clientHeight));
}
