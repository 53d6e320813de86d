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

/** For how long a tile that was read is taken to be in the system's memory, and sound. */
const FRESH_MS = 60_000;

/** A tile of a pyramid, ready to be read. */
export type FoundTile = StoredTile & { level: number; number: number };

/** Reads tiles out of a pyramid's file by their place, undecoded. */
export class PyramidReader {
  readonly #size: Size;
  readonly #file: FileHandle;
  readonly #levels: LevelIndex[];
  readonly #starts: Buffer[];
  readonly #checksums: Checksums["tiles"];
  /** When each tile was last read from wherever it lies. */
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
   * Opens the pyramid in a picture's folder and reads where its tiles lie.
   *
   * @throws DamagedPicture when it is not that of the picture, or not whole
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

  /** How a tile is read. */
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
   * Reads a tile as a JPEG file of its own. One that was read a short while ago is most likely still in the system's
   * memory and is read at once, which takes less than handing it to another thread; any other may have to come from a
   * slow disk, and is compared with its checksum.
   *
   * @param into as long as `lengthOf` says for this tile
   * @param done is told what is wrong, as a DamagedPicture if it is the file
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

  /** A tile as a JPEG file of its own, in memory of its own. */
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
