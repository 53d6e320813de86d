import { createDeepZoomTiles } from "./deep-zoom-tiles.ts";
import type { DeepZoomTiles, TileKind, TileSettings } from "./deep-zoom-tiles.ts";
import type { Painter, PaintedTile } from "./painter.ts";
import { paintedType } from "./painter-drawer.ts";
import { tileReader } from "./tile-reader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** Creates the tiles of an image for OpenSeadragon. */
export type TileMaker = (settings: TileSettings) => DeepZoomTiles;

/** Returns a maker of tiles for a painter, or for OpenSeadragon's own drawer if there is none. */
export function tileMaker(painter: Painter | null): TileMaker {
  return (settings) =>
    painter
      ? createDeepZoomTiles(settings, paintedTiles(settings.image, painter))
      : createDeepZoomTiles(settings, canvasTiles(settings.image));
}

function paintedTiles(image: ViewerImage, painter: Painter): TileKind<PaintedTile> {
  const read = tileReader(image);
  return {
    type: paintedType,
    load: async (url, signal) => painter.keep(await read(url, signal)),
    release: (tile) => tile.close(),
  };
}

function canvasTiles(image: ViewerImage): TileKind<CanvasRenderingContext2D> {
  const read = tileReader(image);
  return {
    type: "context2d",
    async load(url, signal) {
      const bitmap = await read(url, signal);
      const canvas = document.createElement("canvas");
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser cannot draw into a canvas.");
      context.drawImage(bitmap, 0, 0);
      bitmap.close();
      return context;
    },
    release({ canvas }) {
      // Safari does not free a canvas's memory until the canvas is empty.
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}
