import { tileBytes } from "./tile-cache.ts";

/** Maximum memory for decoded tiles of all zoom views of a page, in bytes, within what an iPhone allows. */
const budget = 128 * 1024 * 1024;

/**
 * Returns how many tiles a zoom view caches, as bitmaps in its worker or as canvases. It is at least the number of
 * tiles in its viewport when they are smallest, at half their size; with fewer, they would evict each other forever.
 *
 * @param views number of such views that share the memory
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
