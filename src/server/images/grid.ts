/** A size in pixels. */
export type Size = { width: number; height: number };
/** A rectangle in pixels of the full image. */
export type Region = Size & { x: number; y: number };
/** Position of a tile: `level` counts from 0, the full size; each further level is half the one before. */
export type Tile = { level: number; column: number; row: number };

/** Width and height of a stored tile in pixels. */
export const TILE_WIDTH = 512;
/** Maximum number of pixels held in memory, three bytes each. */
const MAX_IN_MEMORY = 100_000_000;
/** Side length, in pixels, of the blocks of a JPEG with colour at half the resolution. */
const JPEG_BLOCK = 16;

/** Returns the factors by which the levels are reduced: 1, 2, 4, ... until the image fits into one tile. */
export function scaleFactorsOf(size: Size): number[] {
  const factors = [1];
  for (let factor = 2; Math.max(size.width, size.height) > TILE_WIDTH * (factor / 2); factor *= 2) {
    factors.push(factor);
  }
  return factors;
}

/** Returns the size of the image reduced by a scale factor, rounded up as in the IIIF Image API. */
export function levelSize(size: Size, factor: number): Size {
  return { width: Math.ceil(size.width / factor), height: Math.ceil(size.height / factor) };
}

/**
 * Returns the size to which an image is padded before it is halved repeatedly, so that halving is exact on every level,
 * and each pixel of each level covers whole pixels of the image. Also completes the JPEG blocks at the edge, since
 * other content in them would bleed into the image; only along the short side of a very long image that would cost too
 * much.
 */
export function paddedSize(size: Size): Size {
  const factor = scaleFactorsOf(size).at(-1) ?? 1;
  const padded = (side: number) => {
    const filled = roundUp(side, factor * JPEG_BLOCK);
    return filled - side < Math.max(TILE_WIDTH, side / 4) ? filled : roundUp(side, factor);
  };
  return { width: padded(size.width), height: padded(size.height) };
}

function roundUp(length: number, unit: number): number {
  return Math.ceil(length / unit) * unit;
}

/** Returns the number of columns and rows of tiles of a level. */
export function tileCounts(size: Size, level: number): { columns: number; rows: number } {
  const { width, height } = levelSize(size, 2 ** level);
  return { columns: Math.ceil(width / TILE_WIDTH), rows: Math.ceil(height / TILE_WIDTH) };
}

/** Returns the region of the full image that a tile shows. */
export function tileRegion(size: Size, { level, column, row }: Tile): Region {
  const step = TILE_WIDTH * 2 ** level;
  const x = column * step;
  const y = row * step;
  return {
    x,
    y,
    width: Math.min(step, size.width - x),
    height: Math.min(step, size.height - y),
  };
}

/** Returns the size of a tile; smaller than TILE_WIDTH at the right and lower edge of the image. */
export function tileSize(size: Size, tile: Tile): Size {
  return levelSize(tileRegion(size, tile), 2 ** tile.level);
}

/** Yields every tile of a level, row by row. */
export function* tilesOfLevel(size: Size, level: number): Generator<Tile> {
  const { columns, rows } = tileCounts(size, level);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) yield { level, column, row };
  }
}

/** Returns whether a tile is smaller than a whole one. */
export function isPartial(size: Size, tile: Tile): boolean {
  const { width, height } = tileSize(size, tile);
  return width < TILE_WIDTH || height < TILE_WIDTH;
}

/** Returns whether the pixels of an image are held in memory while its tiles are created. */
export function fitsMemory({ width, height }: Size): boolean {
  return width * height <= MAX_IN_MEMORY;
}

/**
 * Returns whether a tile is stored after the TIFF. This is the case for a partial tile, and for a reduced one, because
 * libvips only averages pixels when it reduces a pyramid. libvips does create the reduced tiles of an image that does
 * not fit into memory.
 */
export function isAppended(size: Size, tile: Tile): boolean {
  return isPartial(size, tile) || (tile.level > 0 && fitsMemory(size));
}

/** Returns the tile that shows exactly this region at exactly this size, or null if the grid has none. */
export function tileFor(size: Size, region: Region, output: Size): Tile | null {
  for (const [level, factor] of scaleFactorsOf(size).entries()) {
    const step = TILE_WIDTH * factor;
    if (region.x % step !== 0 || region.y % step !== 0) continue;
    const tile = { level, column: region.x / step, row: region.y / step };
    const shown = tileRegion(size, tile);
    if (shown.width !== region.width || shown.height !== region.height) continue;
    const own = tileSize(size, tile);
    if (own.width === output.width && own.height === output.height) return tile;
  }
  return null;
}

/** Returns the height for a width when the whole image is reduced; at least 1. */
export function heightFor(size: Size, width: number): number {
  return Math.max(1, Math.round((size.height * width) / size.width));
}
