import { read, readSync } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { DamagedPicture, damageOf } from "./damage.ts";
import { PYRAMID_FILE } from "./folder.ts";
import type { Checksums, Meta } from "./folder.ts";
import { isAppended } from "./grid.ts";
import type { Size, Tile } from "./grid.ts";
import { readTiffIndex } from "./tiff-index.ts";
import type { LevelIndex } from "./tiff-index.ts";
import { finishJpeg, from, lengthOf, placeAppendedTiles, placeOf, tileStart } from "./tiles.ts";
import type { StoredTile } from "./tiles.ts";

/** Milliseconds for which a tile that was read counts as undamaged and as present in the system's page cache. */
const FRESH_MS = 60_000;

/** A located tile of a pyramid. */
export type FoundTile = StoredTile & { level: number; number: number };

/** Reads tiles from a pyramid's file by their position, without decoding them. */
export class PyramidReader {
  readonly #size: Size;
  readonly #file: FileHandle;
  readonly #levels: LevelIndex[];
  readonly #starts: Buffer[];
  readonly #checksums: Checksums["tiles"];
  /** When each tile was last read from the disk or the page cache. */
  readonly #readAt: Float64Array[];

  private constructor(meta: Meta, file: FileHandle, levels: LevelIndex[]) {
    this.#size = meta.image;
    this.#file = file;
    this.#levels = levels;
    this.#starts = levels.map(tileStart);
    this.#checksums = meta.checksums.tiles;
    this.#readAt = levels.map(({ offsets }) => new Float64Array(offsets.length).fill(-Infinity));
  }

  /**
   * Opens the pyramid in an image's folder and reads the offsets of its tiles.
   *
   * @throws DamagedPicture when it does not belong to the image, or is incomplete
   */
  static async open(folder: string, meta: Meta): Promise<PyramidReader> {
    try {
      const file = await open(join(folder, PYRAMID_FILE));
      try {
        const levels = await readTiffIndex(file);
        placeAppendedTiles(levels, meta.image, meta.appendedTiles);
        const { size } = await file.stat();
        if (!levels.every((level) => liesWithin(level, size))) {
          throw new DamagedPicture("the pyramid ends early");
        }
        return new PyramidReader(meta, file, levels);
      } catch (error) {
        await file.close();
        throw error;
      }
    } catch (error) {
      throw damageOf(error);
    }
  }

  /** Locates a tile. */
  find(tile: Tile): FoundTile {
    const level = this.#levels[tile.level];
    if (level === undefined) throw new DamagedPicture("the pyramid has no such level");
    const number = tile.row * level.columns + tile.column;
    return {
      level: tile.level,
      number,
      place: placeOf(level, tile),
      start: isAppended(this.#size, tile) ? undefined : this.#starts[tile.level],
      checksum: this.#checksums[tile.level]?.[number],
    };
  }

  /**
   * Reads a tile as a separate JPEG file. A recently read tile is most likely still in the system's page cache and is
   * read synchronously, which takes less time than passing it to another thread; any other may have to come from a slow
   * disk, and its checksum is verified.
   *
   * @param into buffer with the length that `lengthOf` returns for this tile
   * @param done called with null or the error, a DamagedPicture if the file is damaged
   */
  read(tile: FoundTile, into: Buffer, done: (problem: unknown) => void): void {
    const [offset, length] = tile.place;
    const { fd } = this.#file;
    const readAt = this.#readAt[tile.level];
    const now = performance.now();
    if (now - (readAt?.[tile.number] ?? -Infinity) < FRESH_MS) {
      const unsummed = { place: tile.place, start: tile.start };
      done(
        problemOf(() => {
          finishJpeg(into, unsummed, readSync(fd, into, from(tile.start), length, offset));
        }),
      );
      return;
    }
    read(fd, into, from(tile.start), length, offset, (error, bytesRead) => {
      const problem = problemOf(() => {
        if (error !== null) throw error;
        finishJpeg(into, tile, bytesRead);
      });
      if (problem === null && readAt !== undefined) readAt[tile.number] = now;
      done(problem);
    });
  }

  /** Reads a tile as a separate JPEG file, into new memory. */
  readTile(tile: Tile): Promise<Buffer> {
    const stored = this.find(tile);
    const jpeg = Buffer.allocUnsafe(lengthOf(stored));
    return new Promise((resolve, reject) => {
      this.read(stored, jpeg, (problem) => {
        if (problem === null) resolve(jpeg);
        else reject(problem as Error);
      });
    });
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

function problemOf(task: () => void): unknown {
  try {
    task();
    return null;
  } catch (error) {
    return damageOf(error);
  }
}

function liesWithin({ offsets, lengths }: LevelIndex, size: number): boolean {
  return offsets.every((offset, number) => offset + (lengths[number] ?? Infinity) <= size);
}
