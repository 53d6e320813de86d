import type { FileHandle } from "node:fs/promises";
import { isPartial, paddedSize, scaleFactorsOf, tilesOfLevel } from "./grid.ts";
import type { Size, Tile } from "./grid.ts";
import type { LevelIndex } from "./tiff-index.ts";

/** A start marker and the JFIF header that says the colours are YCbCr: version 1.02, no density. */
const jpegStart = Buffer.from("ffd8ffe000104a46494600010200000100010000", "hex");

/** Place and length of a tile in the pyramid's file. */
export type Place = [offset: number, length: number];

/** Every tile of a level that is smaller than a whole one, row by row. */
export function* edgeTiles(size: Size, level: number): Generator<Tile> {
  for (const tile of tilesOfLevel(size, level)) if (isPartial(size, tile)) yield tile;
}

/**
 * Makes an index of a TIFF's tiles point to the true-sized edge tiles that lie behind the TIFF.
 *
 * @throws Error when the TIFF or the list is not that of a picture of this size
 */
export function placeEdgeTiles(index: LevelIndex[], size: Size, places: Place[][]): void {
  if (!matchesGrid(index, size)) throw new Error("the pyramid is not that of this picture");
  for (const [level, levelIndex] of index.entries()) {
    const ofLevel = places[level] ?? [];
    for (const [number, { column, row }] of [...edgeTiles(size, level)].entries()) {
      const place = ofLevel[number];
      if (place === undefined) throw new Error("the pyramid has no such edge tile");
      const at = row * levelIndex.columns + column;
      [levelIndex.offsets[at], levelIndex.lengths[at]] = place;
    }
  }
}

function matchesGrid(index: LevelIndex[], size: Size): boolean {
  const padded = paddedSize(size);
  return (
    index.length === scaleFactorsOf(size).length &&
    index.every(
      ({ width, height }, level) =>
        width === padded.width / 2 ** level && height === padded.height / 2 ** level,
    )
  );
}

/** Where the file keeps a tile. */
export function placeOf(index: LevelIndex, { column, row }: Tile): Place {
  const number = row * index.columns + column;
  const offset = index.offsets[number];
  const length = index.lengths[number];
  if (offset === undefined || length === undefined) throw new Error("no such tile");
  return [offset, length];
}

/** What comes in front of a level's whole tiles: markers and the tables its tiles were coded with. */
export function tileStart(index: LevelIndex): Buffer {
  return Buffer.concat([jpegStart, index.tables.subarray(2, -2)]);
}

/**
 * Reads a tile as a JPEG file of its own, undecoded.
 *
 * @param start what replaces the tile's own start marker: `tileStart`, or nothing for an edge tile
 */
export async function readJpeg(
  file: FileHandle,
  [offset, length]: Place,
  start?: Buffer,
): Promise<Buffer> {
  const skipped = start === undefined ? 0 : 2;
  const head = start?.length ?? 0;
  const jpeg = Buffer.allocUnsafe(head + length - skipped);
  start?.copy(jpeg);
  const { bytesRead } = await file.read(jpeg, head, length - skipped, offset + skipped);
  if (bytesRead < length - skipped) throw new Error("the pyramid ends early");
  return jpeg;
}
