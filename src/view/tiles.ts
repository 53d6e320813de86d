import { intersect } from "./geometry.ts";
import type { Region, Size } from "./view.ts";

/** The stored grid of an image: its full size, the tile's side, and the levels, ascending. */
export type TileGrid = Size & {
  readonly tileWidth: number;
  /** By how much each level is reduced, ascending from 1: 1, 2, 4, ... */
  readonly scaleFactors: readonly number[];
};

/** One stored tile. */
export type Tile = {
  readonly scaleFactor: number;
  readonly column: number;
  readonly row: number;
  /** The part of the full image it shows, in full image pixels. */
  readonly region: Region;
  /** Its own size in pixels; smaller at the right and lower edge. */
  readonly size: Size;
};

/** Levels that miss sharpness by less than this share are taken as sharp: it is rounding. */
const roundingShare = 1e-6;

/**
 * The most reduced level that is still sharp when one pixel of the full image covers
 * `pixelsPerImagePixel` pixels of the screen; the full image where none is.
 */
export function sharpScaleFactor(grid: TileGrid, pixelsPerImagePixel: number): number {
  const largest = (1 / pixelsPerImagePixel) * (1 + roundingShare);
  return grid.scaleFactors.findLast((factor) => factor <= largest) ?? 1;
}

/** The tile at this place of this level, at its true size. */
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

/** The tiles of one level that show any of `region`, those nearest its middle first. */
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
 * The tile's address at its image's IIIF Image API 3.0 service, on the stored grid:
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
