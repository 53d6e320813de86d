/** A size in pixels. */
export type Size = { width: number; height: number };
/** A rectangle in pixels of the full picture. */
export type Region = Size & { x: number; y: number };
/** A tile's place: `level` counts from 0, the full size; each further level is half the one before. */
export type Tile = { level: number; column: number; row: number };

/** Width and height of a stored tile in pixels. */
export const TILE_WIDTH = 512;
/** The most pixels that are held in memory, three bytes each. */
const MAX_IN_MEMORY = 100_000_000;
/** Pixels a side that JPEG codes together when colour is stored at half the resolution. */
const JPEG_BLOCK = 16;

/** By how much each level is reduced: 1, 2, 4, ... until the picture fits into one tile. */
export function scaleFactorsOf(size: Size): number[] {
  const factors = [1];
  for (let factor = 2; Math.max(size.width, size.height) > TILE_WIDTH * (factor / 2); factor *= 2) {
    factors.push(factor);
  }
  return factors;
}

/** The size of the picture reduced by a scale factor, as the IIIF Image API rounds it: up. */
export function levelSize(size: Size, factor: number): Size {
  return { width: Math.ceil(size.width / factor), height: Math.ceil(size.height / factor) };
}

/**
 * The size to which a picture is padded before it is halved again and again, so that halving is
 * exact on every level, and each pixel of each level stands for whole pixels of the picture. The
 * blocks JPEG codes at the edge are filled too, or what lies beyond would shine into the picture;
 * only along the short side of a very long picture that would cost too much.
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

/** How many columns and rows of tiles a level has. */
export function tileCounts(size: Size, level: number): { columns: number; rows: number } {
  const { width, height } = levelSize(size, 2 ** level);
  return { columns: Math.ceil(width / TILE_WIDTH), rows: Math.ceil(height / TILE_WIDTH) };
}

/** The part of the full picture a tile shows. */
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

/** A tile's own size; smaller than TILE_WIDTH at the right and lower edge of the picture. */
export function tileSize(size: Size, tile: Tile): Size {
  return levelSize(tileRegion(size, tile), 2 ** tile.level);
}

/** Every tile of a level, row by row. */
export function* tilesOfLevel(size: Size, level: number): Generator<Tile> {
  const { columns, rows } = tileCounts(size, level);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) yield { level, column, row };
  }
}

/** Whether a tile is smaller than a whole one. */
export function isPartial(size: Size, tile: Tile): boolean {
  const { width, height } = tileSize(size, tile);
  return width < TILE_WIDTH || height < TILE_WIDTH;
}

/** Whether the pixels of a picture are held in memory while its tiles are made. */
export function fitsMemory({ width, height }: Size): boolean {
  return width * height <= MAX_IN_MEMORY;
}

/**
 * Whether a tile lies behind the TIFF: one that is smaller than a whole one, and one that is reduced, because libvips
 * reduces pyramids by means of pixels only. libvips makes the reduced tiles of a picture that does not fit into memory.
 */
export function isAppended(size: Size, tile: Tile): boolean {
  return isPartial(size, tile) || (tile.level > 0 && fitsMemory(size));
}

/** The tile that shows exactly this region at exactly this size, or null if the grid has none. */
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

/** The height that goes with a width when the whole picture is reduced; at least 1. */
export function heightFor(size: Size, width: number): number {
  return Math.max(1, Math.round((size.height * width) / size.width));
}
