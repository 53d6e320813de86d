import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  derivativeFile,
  derivativeFormats,
  folderOf,
  isKey,
  PYRAMID_FILE,
  readMeta,
} from "./folder.ts";
import type { Meta, PreparedImage } from "./folder.ts";
import { heightFor, tileFor } from "./grid.ts";
import type { Tile } from "./grid.ts";
import { PyramidReader } from "./pyramid-reader.ts";
import type { Resolved } from "./resolve.ts";

/** A prepared picture; its pyramid is opened when its first tile is asked for. */
export class StoredImage {
  readonly prepared: PreparedImage;
  readonly pyramidPath: string;
  readonly #folder: string;
  readonly #meta: Meta;
  #reader: Promise<PyramidReader> | null = null;

  private constructor(folder: string, meta: Meta) {
    this.prepared = meta.image;
    this.pyramidPath = join(folder, PYRAMID_FILE);
    this.#folder = folder;
    this.#meta = meta;
  }

  /** Finds a picture; null if there is none of this key. */
  static async open(imagesFolder: string, key: string): Promise<StoredImage | null> {
    if (!isKey(key)) return null;
    const folder = folderOf(imagesFolder, key);
    const meta = await readMeta(folder);
    return meta && new StoredImage(folder, meta);
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
    return readFile(join(this.#folder, derivativeFile(output.width, made)));
  }

  async close(): Promise<void> {
    await (await this.#reader?.catch(() => null))?.close();
  }

  async #readTile(tile: Tile): Promise<Buffer> {
    this.#reader ??= PyramidReader.open(this.#folder, this.#meta).catch((error: unknown) => {
      // The next tile tries afresh.
      this.#reader = null;
      throw error;
    });
    return (await this.#reader).readTile(tile);
  }
}
