import type { FileHandle } from "node:fs/promises";

/** Offsets of the tiles of one level in the file, and the JPEG tables they share. */
export type LevelIndex = {
  width: number;
  height: number;
  tileWidth: number;
  columns: number;
  offsets: Uint32Array;
  lengths: Uint32Array;
  /** A JPEG stream of quantisation and Huffman tables, with its start and end markers. */
  tables: Buffer;
};

type Entry = { type: number; count: number; value: Buffer };

// Tag numbers and types: TIFF 6.0, and its Technical Note 2 for JPEG.
const tags = { width: 256, height: 257, compression: 259, tileWidth: 322, tileOffsets: 324 };
const moreTags = { tileLengths: 325, jpegTables: 347 };
const bytesOfType: Record<number, number> = { 1: 1, 3: 2, 4: 4, 7: 1 };
const jpegCompression = 7;

/**
 * Reads the offsets of a pyramid's tiles: a little-endian TIFF (not BigTIFF) of JPEG tiles, one level per page, the
 * largest first. Reads only the page headers, never a tile.
 *
 * @throws Error when the file is anything else
 */
export async function readTiffIndex(file: FileHandle): Promise<LevelIndex[]> {
  const { size } = await file.stat();
  const header = await readAt(file, 0, 8);
  if (header.toString("latin1", 0, 4) !== "II*\0") throw new Error("not a little-endian TIFF");
  const levels: LevelIndex[] = [];
  const seen = new Set<number>();
  let position = header.readUInt32LE(4);
  while (position !== 0) {
    if (seen.has(position)) throw new Error("the pages of the TIFF go in a circle");
    seen.add(position);
    const page = await readPage(file, position, size);
    levels.push(levelOf(page.entries));
    position = page.next;
  }
  return levels;
}

async function readPage(
  file: FileHandle,
  position: number,
  size: number,
): Promise<{ entries: Map<number, Entry>; next: number }> {
  const count = (await readAt(file, position, 2)).readUInt16LE(0);
  const block = await readAt(file, position + 2, count * 12 + 4);
  const entries = new Map<number, Entry>();
  for (let at = 0; at < count * 12; at += 12) {
    const type = block.readUInt16LE(at + 2);
    const values = block.readUInt32LE(at + 4);
    const bytes = values * (bytesOfType[type] ?? 0);
    // A damaged file must not cause an allocation of the size that it claims.
    if (bytes > size) throw new Error("the TIFF ends early");
    const value =
      bytes <= 4
        ? block.subarray(at + 8, at + 8 + bytes)
        : await readAt(file, block.readUInt32LE(at + 8), bytes);
    entries.set(block.readUInt16LE(at), { type, count: values, value });
  }
  return { entries, next: block.readUInt32LE(count * 12) };
}

function levelOf(entries: Map<number, Entry>): LevelIndex {
  const numbers = (tag: number): Uint32Array => {
    const entry = entries.get(tag);
    if (entry === undefined) throw new Error(`the TIFF page has no tag ${tag}`);
    const wide = entry.type === 4;
    return Uint32Array.from({ length: entry.count }, (_, index) =>
      wide ? entry.value.readUInt32LE(index * 4) : entry.value.readUInt16LE(index * 2),
    );
  };
  const number = (tag: number): number => numbers(tag)[0] ?? 0;
  if (number(tags.compression) !== jpegCompression) throw new Error("the tiles are not JPEG");
  const tables = entries.get(moreTags.jpegTables);
  if (tables === undefined) throw new Error("the TIFF page has no JPEG tables");
  const width = number(tags.width);
  const tileWidth = number(tags.tileWidth);
  return {
    width,
    height: number(tags.height),
    tileWidth,
    columns: Math.ceil(width / tileWidth),
    offsets: numbers(tags.tileOffsets),
    lengths: numbers(moreTags.tileLengths),
    tables: tables.value,
  };
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error("the TIFF ends early");
  return buffer;
}
