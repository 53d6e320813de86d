import type { FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { DamagedPicture } from "./damage.ts";
import { isAppended, paddedSize, scaleFactorsOf, TILE_WIDTH, tilesOfLevel } from "./grid.ts";
import type { Size, Tile } from "./grid.ts";
import type { LevelIndex } from "./tiff-index.ts";

/** A start marker and the JFIF header that declares the colours as YCbCr: version 1.02, no density. */
const jpegStart = Buffer.from("ffd8ffe000104a46494600010200000100010000", "hex");
/** A JPEG's first three and last two bytes. */
const marks = { start: 0xffd8ff, end: 0xffd9 };
const SHORTEST_JPEG = 5;

/** Offset and length of a tile in the pyramid's file. */
export type Place = [offset: number, length: number];

/** Yields every tile of a level that is stored after the TIFF, row by row. */
export function* appendedTiles(size: Size, level: number): Generator<Tile> {
  for (const tile of tilesOfLevel(size, level)) if (isAppended(size, tile)) yield tile;
}

/**
 * Updates an index of a TIFF's tiles with the offsets of the appended tiles.
 *
 * @throws Error when the TIFF or the list does not belong to an image of this size
 */
export function placeAppendedTiles(index: LevelIndex[], size: Size, places: Place[][]): void {
  if (!matchesGrid(index, size)) throw new Error("the pyramid is not that of this picture");
  for (const [level, levelIndex] of index.entries()) {
    const ofLevel = places[level] ?? [];
    const tiles = [...appendedTiles(size, level)];
    if (ofLevel.length !== tiles.length) throw new Error("the list of appended tiles does not fit");
    for (const [number, { column, row }] of tiles.entries()) {
      const place = ofLevel[number];
      if (place === undefined) throw new Error("the list of appended tiles does not fit");
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
      ({ width, height, tileWidth, columns, offsets, lengths }, level) =>
        width === padded.width / 2 ** level &&
        height === padded.height / 2 ** level &&
        tileWidth === TILE_WIDTH &&
        offsets.length === columns * Math.ceil(height / TILE_WIDTH) &&
        lengths.length === offsets.length,
    )
  );
}

/** Returns the offset and length of a tile in the file. */
export function placeOf(index: LevelIndex, { column, row }: Tile): Place {
  const number = row * index.columns + column;
  const offset = index.offsets[number];
  const length = index.lengths[number];
  if (offset === undefined || length === undefined) throw new Error("no such tile");
  return [offset, length];
}

/** Returns the prefix of a level's tiles inside the TIFF: markers and the tables that its tiles were encoded with. */
export function tileStart(index: LevelIndex): Buffer {
  return Buffer.concat([jpegStart, index.tables.subarray(2, -2)]);
}

/** A stored tile: its position, the prefix that replaces its start marker, and its CRC-32 if known. */
export type StoredTile = {
  place: Place;
  start?: Buffer | undefined;
  checksum?: number | undefined;
};

/** Returns the length of a tile as a separate JPEG file, in bytes. */
export function lengthOf({ place, start }: StoredTile): number {
  return place[1] + from(start);
}

/** Returns the offset in the JPEG file to which a tile's stored bytes are read, before the prefix is written. */
export function from(start: Buffer | undefined): number {
  return start === undefined ? 0 : start.length - 2;
}

/**
 * Completes a JPEG file from a stored tile that was read into its buffer, without decoding it.
 *
 * @param jpeg of the length that `lengthOf` returns, with the stored bytes at its end
 * @param bytesRead number of bytes read
 * @throws DamagedPicture when they are not what was written
 */
export function finishJpeg(jpeg: Buffer, tile: StoredTile, bytesRead: number): void {
  const { place, start, checksum } = tile;
  const length = place[1];
  const at = from(start);
  if (bytesRead < length) throw new DamagedPicture("the pyramid ends early");
  const isJpeg =
    length >= SHORTEST_JPEG &&
    jpeg.readUIntBE(at, 3) === marks.start &&
    jpeg.readUInt16BE(jpeg.length - 2) === marks.end;
  if (!isJpeg) throw new DamagedPicture("a tile is no JPEG");
  if (checksum !== undefined && crc32(jpeg.subarray(at)) !== checksum) {
    throw new DamagedPicture("a tile is not as it was written");
  }
  start?.copy(jpeg);
}

/** Reads a tile as a separate JPEG file, without decoding it. */
export async function readJpeg(file: FileHandle, tile: StoredTile): Promise<Buffer> {
  const jpeg = Buffer.allocUnsafe(lengthOf(tile));
  const [offset, length] = tile.place;
  const { bytesRead } = await file.read(jpeg, from(tile.start), length, offset);
  finishJpeg(jpeg, tile, bytesRead);
  return jpeg;
}
