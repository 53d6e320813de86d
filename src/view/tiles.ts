import { intersect } from "./geometry.ts";
import type { Region, Size } from "./view.ts";

/** Stored tile grid of an image: full image size, tile size, and reduction factors. */
export type TileGrid = Size & {
  readonly tileWidth: number;
  /** Reduction factors of the levels, ascending from 1: 1, 2, 4, ... */
  readonly scaleFactors: readonly number[];
};

/** A stored tile. */
export type Tile = {
  readonly scaleFactor: number;
  readonly column: number;
  readonly row: number;
  /** The part of the full image that the tile covers, in full image pixels. */
  readonly region: Region;
  /** Size of the tile in pixels; smaller at the right and bottom edges. */
  readonly size: Size;
};

/** Tolerance for rounding: a level that is less sharp by less than this share counts as sharp. */
const roundingShare = 1e-6;

/**
 * Returns the largest reduction factor that is still sharp when one pixel of the full image covers
 * `pixelsPerImagePixel` screen pixels; 1 if none is.
 */
export function sharpScaleFactor(grid: TileGrid, pixelsPerImagePixel: number): number {
  const largest = (1 / pixelsPerImagePixel) * (1 + roundingShare);
  return grid.scaleFactors.findLast((factor) => factor <= largest) ?? 1;
}

/** Returns the tile at a position of a level, cropped to the image. */
export function tileAt(grid: TileGrid, scaleFactor: number, column: number, row: number): Tile {
  const step = grid.tileWidth * scaleFactor;
  const x = column * step;
  const y = row * step;
  const width = Math.min(step, grid.width - x);
  const height = Math.min(step, grid.height - y);
  return {
    scaleFactor,
    column,
    row,
    region: { x, y, width, height },
    size: { width: Math.ceil(width / scaleFactor), height: Math.ceil(height / scaleFactor) },
  };
}

/** Returns the tiles of a level that intersect `region`, the nearest to its centre first. */
export function tileCover(grid: TileGrid, scaleFactor: number, region: Region): Tile[] {
  const visible = intersect(region, { x: 0, y: 0, width: grid.width, height: grid.height });
  if (!visible) return [];
  const step = grid.tileWidth * scaleFactor;
  const tiles: Tile[] = [];
  for (let row = Math.floor(visible.y / step); row * step < visible.y + visible.height; row++) {
    for (
      let column = Math.floor(visible.x / step);
      column * step < visible.x + visible.width;
      column++
    ) {
      tiles.push(tileAt(grid, scaleFactor, column, row));
    }
  }
  const distance = distanceFromMiddle(visible);
  return tiles.sort((one, other) => distance(one.region) - distance(other.region));
}

/**
 * Returns the URL of a stored tile at its image's IIIF Image API 3.0 service:
 * `{service}/{x,y,w,h}/{w,h}/0/default.jpg`.
 */
export function tileUrl(service: string, tile: Tile): string {
  const { region, size } = tile;
  return `${service}/${region.x},${region.y},${region.width},${region.height}/${size.width},${size.height}/0/default.jpg`;
}

function distanceFromMiddle(middle: Region): (region: Region) => number {
  const x = middle.x + middle.width / 2;
  const y = middle.y + middle.height / 2;
  return (region) =>
    (region.x + region.width / 2 - x) ** 2 + (region.y + region.height / 2 - y) ** 2;
}
