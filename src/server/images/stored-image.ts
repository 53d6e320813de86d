import { join } from "node:path";
import { readDerivative } from "./checksums.ts";
import type { RemotePlace } from "../remote/remote-place.ts";
import { DamagedPicture } from "./damage.ts";
import { isThere } from "../file-errors.ts";
import { derivativeFormats, folderOf, isKey, PYRAMID_FILE, readMeta } from "./folder.ts";
import type { Meta, PreparedImage } from "./folder.ts";
import { heightFor, tileFor } from "./grid.ts";
import type { Tile } from "./grid.ts";
import { PyramidReader } from "./pyramid-reader.ts";
import type { Format } from "./image-request.ts";
import { areaOf } from "./resolve.ts";
import type { Resolved } from "./resolve.ts";

/** Maximum number of pixels of an image that is cut from its original: decodes about as fast as a cut of tiles. */
const MAX_CUT_FROM_ORIGINAL = 4_000_000;
/** The same for lossless formats, which clients request where every pixel counts. */
const MAX_CUT_WITHOUT_LOSS = 10_000_000;
const withoutLoss: readonly Format[] = ["png", "tif"];

/** A prepared image; its pyramid is opened with the first request for a tile. */
export class StoredImage {
  readonly prepared: PreparedImage;
  readonly pyramidPath: string;
  readonly #folder: string;
  readonly #meta: Meta;
  #opening: Promise<PyramidReader> | null = null;
  #reader: PyramidReader | null = null;

  private constructor(folder: string, meta: Meta) {
    this.prepared = meta.image;
    this.pyramidPath = join(folder, PYRAMID_FILE);
    this.#folder = folder;
    this.#meta = meta;
  }

  /**
   * Opens an image; returns null if there is none with this key.
   *
   * @throws DamagedPicture when its folder exists, but does not contain the image's description
   */
  static async open(imagesFolder: string, key: string): Promise<StoredImage | null> {
    if (!isKey(key)) return null;
    const folder = folderOf(imagesFolder, key);
    const meta = await readMeta(folder);
    if (meta?.image.key === key) return new StoredImage(folder, meta);
    if (await isThere(folder)) throw new DamagedPicture("what is known of the picture is lost");
    return null;
  }

  /** Location of the image if it stays at another site, otherwise null. */
  get remote(): RemotePlace | null {
    return this.#meta.remote ?? null;
  }

  /** The reader of tiles, if a tile has been read already. */
  get reader(): PyramidReader | null {
    return this.#reader;
  }

  /** Returns the stored tile that fits a request exactly, or null if there is none. */
  tileFor({ rotation, quality, region, output, format }: Resolved): Tile | null {
    const plain = !rotation.mirror && rotation.degrees === 0 && quality === "default";
    return plain && format === "jpg" ? tileFor(this.prepared, region, output) : null;
  }

  /**
   * Reads the stored file that fits a request exactly; returns null if it must be cut.
   *
   * @throws DamagedPicture
   */
  readStored(request: Resolved): Promise<Buffer> | null {
    const { rotation, quality, region, output, format } = request;
    if (rotation.mirror || rotation.degrees !== 0 || quality !== "default") return null;
    const { prepared } = this;
    if (format === "jpg") {
      if (this.remote) return null;
      const tile = tileFor(prepared, region, output);
      return tile && this.#readTile(tile);
    }
    const made = derivativeFormats.find((derivative) => derivative === format);
    if (made === undefined || !prepared.derivativeWidths.includes(output.width)) return null;
    const whole = region.width === prepared.width && region.height === prepared.height;
    if (!whole || output.height !== heightFor(prepared, output.width)) return null;
    return readDerivative(this.#folder, output.width, made, this.#meta.checksums);
  }

  /**
   * Returns the path of the small version of an image at another site, if it is large enough for a request, otherwise
   * null. Whole images are thus available even if that site is not.
   */
  smallFor({ region, output }: Resolved): string | null {
    const { prepared } = this;
    const isWhole = region.width === prepared.width && region.height === prepared.height;
    if (!this.remote || !isWhole) return null;
    const width = prepared.derivativeWidths.at(-1) ?? 0;
    const fits = output.width <= width && output.height <= heightFor(prepared, width);
    return fits ? join(this.#folder, this.#meta.original) : null;
  }

  /**
   * Returns the path of the original if a request should be cut from it, otherwise null. The tiles of the pyramid are
   * JPEGs with half the resolution in colour, and libvips reads no pyramid of an image of 128 x 128 pixels or less.
   */
  originalFor({ format }: Resolved): string | null {
    if (this.remote) return null;
    const most = withoutLoss.includes(format) ? MAX_CUT_WITHOUT_LOSS : MAX_CUT_FROM_ORIGINAL;
    return areaOf(this.prepared) <= most ? join(this.#folder, this.#meta.original) : null;
  }

  async close(): Promise<void> {
    await (await this.#opening?.catch(() => null))?.close();
  }

  async #readTile(tile: Tile): Promise<Buffer> {
    this.#opening ??= PyramidReader.open(this.#folder, this.#meta).catch((error: unknown) => {
      // The next tile retries.
      this.#opening = null;
      throw error;
    });
    this.#reader = await this.#opening;
    return this.#reader.readTile(tile);
  }
}
