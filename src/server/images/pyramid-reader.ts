import { read } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { DamagedPicture, damageOf } from "./damage.ts";
import { PYRAMID_FILE } from "./folder.ts";
import type { Checksums, Meta } from "./folder.ts";
import { isPartial } from "./grid.ts";
import type { Size, Tile } from "./grid.ts";
import { readTiffIndex } from "./tiff-index.ts";
import type { LevelIndex } from "./tiff-index.ts";
import { finishJpeg, from, lengthOf, placeEdgeTiles, placeOf, tileStart } from "./tiles.ts";
import type { StoredTile } from "./tiles.ts";

/** Reads tiles out of a pyramid's file by their place, undecoded. */
export class PyramidReader {
  readonly #size: Size;
  readonly #file: FileHandle;
  readonly #levels: LevelIndex[];
  readonly #starts: Buffer[];
  readonly #checksums: Checksums["tiles"] | undefined;

  private constructor(meta: Meta, file: FileHandle, levels: LevelIndex[]) {
    this.#size = meta.image;
    this.#file = file;
    this.#levels = levels;
    this.#starts = levels.map(tileStart);
    this.#checksums = meta.checksums?.tiles;
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
        placeEdgeTiles(levels, meta.image, meta.edgeTiles);
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
  find(tile: Tile): StoredTile {
    const level = this.#levels[tile.level];
    if (level === undefined) throw new DamagedPicture("the pyramid has no such level");
    return {
      place: placeOf(level, tile),
      start: isPartial(this.#size, tile) ? undefined : this.#starts[tile.level],
      checksum: this.#checksums?.[tile.level]?.[tile.row * level.columns + tile.column],
    };
  }

  /**
   * Reads a tile as a JPEG file of its own.
   *
   * @param into as long as `lengthOf` says for this tile
   * @param done is told what is wrong, as a DamagedPicture if it is the file
   */
  read(tile: StoredTile, into: Buffer, done: (problem: unknown) => void): void {
    const [offset, length] = tile.place;
    read(this.#file.fd, into, from(tile.start), length, offset, (error, bytesRead) => {
      if (error !== null) {
        done(damageOf(error));
        return;
      }
      try {
        finishJpeg(into, tile, bytesRead);
      } catch (damage) {
        done(damage);
        return;
      }
      done(null);
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

function liesWithin({ offsets, lengths }: LevelIndex, size: number): boolean {
  return offsets.every((offset, number) => offset + (lengths[number] ?? Infinity) <= size);
}
