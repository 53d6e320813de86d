import { open, readFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import {
  derivativeFile,
  derivativeFormats,
  folderOf,
  isKey,
  PYRAMID_FILE,
  readMeta,
} from "./folder.ts";
import type { DerivativeFormat, PreparedImage } from "./folder.ts";
import { heightFor, isPartial, tileFor } from "./grid.ts";
import type { Tile } from "./grid.ts";
import type { Resolved } from "./resolve.ts";
import { readTiffIndex } from "./tiff-index.ts";
import type { LevelIndex } from "./tiff-index.ts";
import { placeEdgeTiles, placeOf, readJpeg, tileStart } from "./tiles.ts";

/** A prepared picture, open for reading. */
export class StoredImage {
  readonly prepared: PreparedImage;
  readonly pyramidPath: string;
  readonly #folder: string;
  readonly #file: FileHandle;
  readonly #levels: LevelIndex[];
  readonly #starts: Buffer[];

  private constructor(
    prepared: PreparedImage,
    folder: string,
    file: FileHandle,
    levels: LevelIndex[],
  ) {
    this.prepared = prepared;
    this.pyramidPath = join(folder, PYRAMID_FILE);
    this.#folder = folder;
    this.#file = file;
    this.#levels = levels;
    this.#starts = levels.map(tileStart);
  }

  /** Opens a picture; null if there is none of this key. */
  static async open(imagesFolder: string, key: string): Promise<StoredImage | null> {
    if (!isKey(key)) return null;
    const folder = folderOf(imagesFolder, key);
    const meta = await readMeta(folder);
    if (meta === null) return null;
    const file = await open(join(folder, PYRAMID_FILE));
    try {
      const levels = await readTiffIndex(file);
      placeEdgeTiles(levels, meta.image, meta.edgeTiles);
      return new StoredImage(meta.image, folder, file, levels);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** What is stored for a request as it stands, or null if it must be cut. */
  readStored(request: Resolved): Promise<Buffer> | null {
    const { rotation, quality, region, output, format } = request;
    if (rotation.mirror || rotation.degrees !== 0) return null;
    if (quality !== "default" && quality !== "color") return null;
    const { prepared } = this;
    if (format === "jpg") {
      const tile = tileFor(prepared, region, output);
      return tile && this.#readTile(tile);
    }
    const made = derivativeFormats.find((derivative) => derivative === format);
    if (made === undefined || !prepared.derivativeWidths.includes(output.width)) return null;
    const whole = region.width === prepared.width && region.height === prepared.height;
    if (!whole || output.height !== heightFor(prepared, output.width)) return null;
    return this.#readDerivative(output.width, made);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  #readTile(tile: Tile): Promise<Buffer> {
    const level = this.#levels[tile.level];
    if (level === undefined) throw new Error("the pyramid has no such level");
    const start = isPartial(this.prepared, tile) ? undefined : this.#starts[tile.level];
    return readJpeg(this.#file, placeOf(level, tile), start);
  }

  #readDerivative(width: number, format: DerivativeFormat): Promise<Buffer> {
    return readFile(join(this.#folder, derivativeFile(width, format)));
  }
}
