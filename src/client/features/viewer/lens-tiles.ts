import { centreOf, regionAround } from "../../../view/geometry.ts";
import { tileCover, tileUrl } from "../../../view/tiles.ts";
import type { Region } from "../../../view/view.ts";
import type { LensFrame } from "./lens-geometry.ts";
import { createTileCache, tileBytes } from "./tile-cache.ts";
import { createTileLoader } from "./tile-loader.ts";
import type { TileStatus } from "./tile-loader.ts";
import { tileReader } from "./tile-reader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** The tiles of a lens, of one image or another. */
export type LensTiles = {
  /** Returns a loaded tile by its URL. */
  get(url: string): ImageBitmap | undefined;
  /** Loads the tiles of one level under the glass and around it, and aborts all other requests. */
  want(image: ViewerImage, frame: LensFrame, scaleFactor: number): void;
  wantNone(): void;
  retry(): void;
  stop(): void;
};

/** Cache size in bytes of decoded tiles: 96 full tiles of 512 px, several times the largest glass. */
const cacheBudget = 96 * 1024 * 1024;
/** Size of the loaded region relative to the glass, so that a slow movement shows no gaps. */
const lookAhead = 1.5;

/** Creates the tiles of a lens, initially empty. */
export function createLensTiles(events: {
  onTile(): void;
  onStatus(status: TileStatus): void;
}): LensTiles {
  const cache = createTileCache<ImageBitmap>(cacheBudget);
  let read: ReturnType<typeof tileReader> | undefined;

  const loader = createTileLoader<ImageBitmap>({
    load: async (url, signal) => {
      if (!read) throw new Error("No picture is looked at.");
      return read(url, signal);
    },
    onTile(url, tile) {
      cache.set(url, tile);
      events.onTile();
    },
    onStatus: events.onStatus,
  });

  return {
    get: (url) => cache.get(url),
    want(image, frame, scaleFactor) {
      const { grid, service } = image;
      const around: Region = regionAround(centreOf(frame.region), {
        width: frame.region.width * lookAhead,
        height: frame.region.height * lookAhead,
      });
      const urls = new Set<string>();
      for (const region of [frame.region, around]) {
        for (const tile of tileCover(grid, scaleFactor, region)) urls.add(tileUrl(service, tile));
      }
      const bytes = tileBytes({ width: grid.tileWidth, height: grid.tileWidth });
      const kept = [...urls].slice(0, Math.floor(cacheBudget / bytes));
      read = tileReader(image);
      loader.want(kept.filter((url) => cache.get(url) === undefined));
    },
    wantNone: () => loader.want([]),
    retry: () => loader.retry(),
    stop() {
      loader.stop();
      cache.clear();
    },
  };
}
