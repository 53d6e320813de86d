import { sharpScaleFactor, tileCover, tileUrl } from "../../../view/tiles.ts";
import type { Region } from "../../../view/view.ts";
import { createTileLoader } from "./tile-loader.ts";
import type { TileStatus } from "./tile-loader.ts";
import { tileReader } from "./tile-reader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** One request of OpenSeadragon's for a tile; it waits until it is finished. */
export type TileJob = {
  readonly src: string;
  jobId: number | null;
  finish(data: unknown, request: null, type: string): void;
};

/** Brings OpenSeadragon its tiles, but only those of the place it is going to. */
export type DeepZoomTiles = {
  /** What OpenSeadragon is given as its tile source. */
  readonly source: object;
  /**
   * Says where the view is going. Tiles that OpenSeadragon asks for on the way there wait, and are
   * read only if it stays with them.
   *
   * @param region in pixels of the full image
   * @param scale pixels of the screen per pixel of the image
   */
  aim(region: Region, scale: number): void;
  retry(): void;
  stop(): void;
};

type DeepZoomTilesOptions = {
  image: ViewerImage;
  /** Whether the smallest level is to be read too, because nothing else lies under the tiles. */
  bottom: boolean;
  onStatus(status: TileStatus): void;
  load?(url: string, signal: AbortSignal): Promise<CanvasRenderingContext2D>;
};

/** OpenSeadragon's name for a tile that has been drawn into a canvas. */
const tileType = "context2d";

/** Tiles for one picture. */
export function createDeepZoomTiles({
  image,
  bottom,
  onStatus,
  load = contextReader(image),
}: DeepZoomTilesOptions): DeepZoomTiles {
  const { grid, service } = image;
  const waiting = new Map<string, TileJob>();
  const early = new Map<string, CanvasRenderingContext2D>();
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

  const handOver = (job: TileJob, tile: CanvasRenderingContext2D) => {
    handedOver.add(job.src);
    job.finish(tile, null, tileType);
  };

  const wish = () => loader.want(aimed.filter((url) => !early.has(url) && !handedOver.has(url)));

  const urlsOf = (factor: number, region: Region) =>
    tileCover(grid, factor, region).map((tile) => tileUrl(service, tile));

  const release = (tile: CanvasRenderingContext2D) => {
    // Safari keeps a canvas's memory until the canvas is empty.
    tile.canvas.width = 0;
    tile.canvas.height = 0;
  };

  return {
    source: {
      width: grid.width,
      height: grid.height,
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
    aim(region, scale) {
      const sharp = sharpScaleFactor(grid, scale);
      const smallest = grid.scaleFactors.at(-1) ?? 1;
      aimed = urlsOf(sharp, region);
      if (bottom && smallest !== sharp) {
        aimed.unshift(...urlsOf(smallest, { x: 0, y: 0, width: grid.width, height: grid.height }));
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
      // OpenSeadragon times every job; a timer that is left running keeps the whole viewer in memory.
      for (const { jobId } of waiting.values()) if (jobId !== null) window.clearTimeout(jobId);
      for (const tile of early.values()) release(tile);
      waiting.clear();
      early.clear();
    },
  };
}

function contextReader(image: ViewerImage) {
  const read = tileReader(image);
  return async (url: string, signal: AbortSignal): Promise<CanvasRenderingContext2D> => {
    const bitmap = await read(url, signal);
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser cannot draw into a canvas.");
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    return context;
  };
}
