import { sharpScaleFactor, tileCover, tileUrl } from "../../../view/tiles.ts";
import type { Region } from "../../../view/view.ts";
import { createTileLoader } from "./tile-loader.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** OpenSeadragon's request for a tile, pending until it finishes or fails. */
export type TileJob = {
  readonly src: string;
  jobId: number | null;
  finish(data: unknown, request: null, type: string): void;
  fail(message: string, request: null): void;
};

/** Loads tiles for OpenSeadragon, but only those of the view's destination. */
export type DeepZoomTiles = {
  /** The tile source for OpenSeadragon. */
  readonly source: object;
  /** Returns the tile source for a small copy of the whole image. */
  base(url: string): object;
  /**
   * Sets the view's destination. Tiles that OpenSeadragon requests on the way there wait, and are loaded only if the
   * view stays with them.
   *
   * @param region in pixels of the full image
   * @param scale device pixels per image pixel
   */
  aim(region: Region, scale: number): void;
  retry(): void;
  stop(): void;
};

/** Representation of a tile for OpenSeadragon. */
export type TileKind<T> = {
  /** OpenSeadragon's name of the tile type. */
  readonly type: string;
  /** Loads a tile; rejects on failure or abort. */
  load(url: string, signal: AbortSignal): Promise<T>;
  /** Frees the memory of a tile that is not passed to OpenSeadragon. */
  release(tile: T): void;
};

/** The image whose tiles are loaded, and the status callback. */
export type TileSettings = {
  image: ViewerImage;
  /** Whether to load the smallest level too, because nothing else is shown below the tiles. */
  bottom: boolean;
  onStatus(status: TileStatus): void;
};

/** Creates the tiles of an image. */
export function createDeepZoomTiles<T>(
  { image, bottom, onStatus }: TileSettings,
  { type, load, release }: TileKind<T>,
): DeepZoomTiles {
  const { grid, service } = image;
  const { width, height } = grid;
  const stopping = new AbortController();
  const waiting = new Map<string, TileJob>();
  const early = new Map<string, T>();
  const handedOver = new Set<string>();
  let aimed: string[] = [];

  const loader = createTileLoader({
    load,
    onStatus,
    onTile(url, tile) {
      const job = waiting.get(url);
      if (job) {
        waiting.delete(url);
        handOver(job, tile);
      } else {
        early.set(url, tile);
      }
    },
  });

  const handOver = (job: TileJob, tile: T) => {
    handedOver.add(job.src);
    job.finish(tile, null, type);
  };

  const wish = () => loader.want(aimed.filter((url) => !early.has(url) && !handedOver.has(url)));

  const urlsOf = (factor: number, region: Region) =>
    tileCover(grid, factor, region).map((tile) => tileUrl(service, tile));

  const bringBase = async (job: TileJob) => {
    waiting.set(job.src, job);
    const tile = await load(job.src, stopping.signal).catch(() => null);
    if (!waiting.delete(job.src)) {
      if (tile) release(tile);
      return;
    }
    if (tile) job.finish(tile, null, type);
    else job.fail("The picture could not be read.", null);
  };

  return {
    source: {
      width,
      height,
      tileSize: grid.tileWidth,
      minLevel: 0,
      maxLevel: grid.scaleFactors.length - 1,
      getTileUrl(level: number, column: number, row: number): string {
        const factor = grid.scaleFactors[grid.scaleFactors.length - 1 - level] ?? 1;
        const step = grid.tileWidth * factor;
        const [tile] = urlsOf(factor, { x: column * step, y: row * step, width: 1, height: 1 });
        return tile ?? "";
      },
      downloadTileStart(job: TileJob) {
        const tile = early.get(job.src);
        early.delete(job.src);
        if (tile) {
          queueMicrotask(() => handOver(job, tile));
        } else {
          waiting.set(job.src, job);
          handedOver.delete(job.src);
          wish();
        }
      },
      downloadTileAbort(job: TileJob) {
        waiting.delete(job.src);
      },
    },
    base: (url) => ({
      width,
      height,
      tileWidth: width,
      tileHeight: height,
      minLevel: 0,
      maxLevel: 0,
      getTileUrl: () => url,
      downloadTileStart: (job: TileJob) => void bringBase(job),
      downloadTileAbort(job: TileJob) {
        waiting.delete(job.src);
      },
    }),
    aim(region, scale) {
      const sharp = sharpScaleFactor(grid, scale);
      const smallest = grid.scaleFactors.at(-1) ?? 1;
      aimed = urlsOf(sharp, region);
      if (bottom && smallest !== sharp) {
        aimed.unshift(...urlsOf(smallest, { x: 0, y: 0, width, height }));
      }
      for (const [url, tile] of early) {
        if (aimed.includes(url)) continue;
        early.delete(url);
        release(tile);
      }
      wish();
    },
    retry: () => loader.retry(),
    stop() {
      loader.stop();
      stopping.abort();
      // OpenSeadragon starts a timer for every job; a running timer keeps the whole viewer in memory.
      for (const { jobId } of waiting.values()) if (jobId !== null) window.clearTimeout(jobId);
      for (const tile of early.values()) release(tile);
      waiting.clear();
      early.clear();
    },
  };
}
