import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { PYRAMID_FILE } from "./folder.ts";
import type { Meta } from "./folder.ts";
import { isPartial } from "./grid.ts";
import type { Size, Tile } from "./grid.ts";
import { readTiffIndex } from "./tiff-index.ts";
import type { LevelIndex } from "./tiff-index.ts";
import { placeEdgeTiles, placeOf, readJpeg, tileStart } from "./tiles.ts";

/** Reads tiles out of a pyramid's file by their place, undecoded. */
export class PyramidReader {
  readonly #size: Size;
  readonly #file: FileHandle;
  readonly #levels: LevelIndex[];
  readonly #starts: Buffer[];

  private constructor(size: Size, file: FileHandle, levels: LevelIndex[]) {
    this.#size = size;
    this.#file = file;
    this.#levels = levels;
    this.#starts = levels.map(tileStart);
  }

  /** Opens the pyramid in a picture's folder and reads where its tiles lie. */
  static async open(folder: string, { image, edgeTiles }: Meta): Promise<PyramidReader> {
    const file = await open(join(folder, PYRAMID_FILE));
    try {
      const levels = await readTiffIndex(file);
      placeEdgeTiles(levels, image, edgeTiles);
      return new PyramidReader(image, file, levels);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** A tile as a JPEG file of its own. */
  readTile(tile: Tile): Promise<Buffer> {
    const level = this.#levels[tile.level];
    if (level === undefined) throw new Error("the pyramid has no such level");
    const start = isPartial(this.#size, tile) ? undefined : this.#starts[tile.level];
    return readJpeg(this.#file, placeOf(level, tile), start);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
