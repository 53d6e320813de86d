import { PictureTrouble, pictureStateOf } from "../../../view/picture-state.ts";
import { tileCover, tileUrl, type Tile } from "../../../view/tiles.ts";
import type { Region } from "../../../view/view.ts";
import { takenPrefix } from "../../service-worker/names.ts";
import type { ViewerImage } from "./viewer-image.ts";

/**
 * Creates a function that loads the tiles of an image and decodes them off the main thread. For a tile that the network
 * cannot deliver, it enlarges the corresponding part of the sharpest other tile available, because an offline download
 * lacks the finest levels.
 *
 * @returns loads the tile at a URL; throws PictureTrouble if the server reports a problem, Error if it has no such
 *   tile, TypeError if it is not reached, and DOMException when aborted or not an image
 */
export function tileReader({ service, grid }: ViewerImage) {
  /** Returns the tiles of all levels that contain the whole region, sharpest first. */
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
 * Loads an image and decodes it off the main thread.
 *
 * @throws PictureTrouble if the server reports a problem, Error if it has no such image, TypeError if it is not
 *   reached, and DOMException when aborted or not an image
 */
export async function readBitmap(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  return unlessAborted(createImageBitmap(await readPicture(url, signal)), signal);
}

/**
 * Reads another tile: offline, whatever the browser has cached; online, only an offline download, because the server
 * may be down for only a moment and a retry of the wanted tile is better.
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

/**
 * Closes the bitmap if the signal was aborted meanwhile. A bitmap holds its memory until it is closed, and decoding
 * cannot be aborted.
 */
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
    // Beyond the tile's edge there are no pixels, which would show as a seam.
    Math.min(width, tile.size.width - x),
    Math.min(height, tile.size.height - y),
    {
      resizeWidth: wanted.size.width,
      resizeHeight: wanted.size.height,
      resizeQuality: "high",
    },
  );
}

/** Parses the end of a tile's URL: `…/{x,y,w,h}/{w,h}/0/default.jpg`. */
function parseTile(url: string): Pick<Tile, "region" | "size"> | null {
  const numbers = /\/(\d+),(\d+),(\d+),(\d+)\/(\d+),(\d+)\/0\/default\.jpg$/.exec(url);
  if (!numbers) return null;
  const [x = 0, y = 0, width = 0, height = 0, across = 0, down = 0] = numbers.slice(1).map(Number);
  return { region: { x, y, width, height }, size: { width: across, height: down } };
}

/** Returns whether an error is the browser's error for a failed request. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError;
}
