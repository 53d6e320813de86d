import { PictureTrouble, pictureStateOf } from "../../../view/picture-state.ts";
import { tileCover, tileUrl, type Tile } from "../../../view/tiles.ts";
import type { Region } from "../../../view/view.ts";
import { takenPrefix } from "../../service-worker/names.ts";
import type { ViewerImage } from "./viewer-image.ts";

/**
 * Reads the tiles of a picture and decodes them off the main thread. For one that cannot be had for want of a
 * network its part of the sharpest other tile at hand stands in, enlarged: of what was taken along the last detail
 * stays behind.
 *
 * @returns reads the tile of an address; throws PictureTrouble when the server says what is the matter, Error when
 *   it has none, TypeError when it is not reached, and DOMException when aborted or not an image
 */
export function tileReader({ service, grid }: ViewerImage) {
  /** The tiles of all levels that show this region whole, the sharpest first. */
  function tilesAround(region: Region): Tile[] {
    return grid.scaleFactors.flatMap((factor) => {
      const [tile, ...others] = tileCover(grid, factor, region);
      return tile && others.length === 0 ? [tile] : [];
    });
  }

  return async (url: string, signal: AbortSignal): Promise<ImageBitmap> => {
    try {
      return await readBitmap(url, signal);
    } catch (error) {
      if (signal.aborted || !isCut(error)) throw error;
      const wanted = parseTile(url);
      if (!wanted) throw error;
      for (const tile of tilesAround(wanted.region)) {
        const other = tileUrl(service, tile);
        if (other === url) continue;
        const blob = await readAtHand(other, signal).catch(() => null);
        signal.throwIfAborted();
        if (blob) return unlessAborted(cutOut(blob, tile, wanted), signal);
      }
      throw error;
    }
  };
}

/**
 * Reads a picture and decodes it off the main thread.
 *
 * @throws PictureTrouble when the server says what is the matter, Error when it has none, TypeError when it is not
 *   reached, and DOMException when aborted or not an image
 */
export async function readBitmap(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  return unlessAborted(createImageBitmap(await readPicture(url, signal)), signal);
}

/**
 * Without a network whatever the browser still has. With one the server may be away only for a moment, and the tile
 * itself is worth another try: then only what was taken along is at hand.
 */
async function readAtHand(url: string, signal: AbortSignal): Promise<Blob | null> {
  if (!navigator.onLine) return readPicture(url, signal);
  if (!("caches" in globalThis)) return null;
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(takenPrefix)) continue;
    const taken = await caches.match(url, { cacheName });
    if (taken) return taken.blob();
  }
  return null;
}

async function readPicture(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  const state = pictureStateOf(response);
  if (state) throw new PictureTrouble(state);
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`);
  return response.blob();
}

/** A picture takes its memory until it is closed, and decoding cannot be stopped. */
async function unlessAborted(decoding: Promise<ImageBitmap>, signal: AbortSignal) {
  const bitmap = await decoding;
  if (signal.aborted) {
    bitmap.close();
    throw signal.reason;
  }
  return bitmap;
}

function cutOut(blob: Blob, tile: Tile, wanted: Pick<Tile, "region" | "size">) {
  const across = tile.size.width / tile.region.width;
  const down = tile.size.height / tile.region.height;
  const x = Math.floor((wanted.region.x - tile.region.x) * across);
  const y = Math.floor((wanted.region.y - tile.region.y) * down);
  const width = Math.max(1, Math.round(wanted.region.width * across));
  const height = Math.max(1, Math.round(wanted.region.height * down));
  return createImageBitmap(
    blob,
    x,
    y,
    // Beyond the tile's edge there would be nothing, and a seam.
    Math.min(width, tile.size.width - x),
    Math.min(height, tile.size.height - y),
    {
      resizeWidth: wanted.size.width,
      resizeHeight: wanted.size.height,
      resizeQuality: "high",
    },
  );
}

/** What the end of a tile's address says: `…/{x,y,w,h}/{w,h}/0/default.jpg`. */
function parseTile(url: string): Pick<Tile, "region" | "size"> | null {
  const numbers = /\/(\d+),(\d+),(\d+),(\d+)\/(\d+),(\d+)\/0\/default\.jpg$/.exec(url);
  if (!numbers) return null;
  const [x = 0, y = 0, width = 0, height = 0, across = 0, down = 0] = numbers.slice(1).map(Number);
  return { region: { x, y, width, height }, size: { width: across, height: down } };
}

/** The browser's own error for a request that nobody answered. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError;
}
