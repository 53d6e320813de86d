import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { remotePlaceSchema } from "../remote/remote-place.ts";
import { isMissing } from "../file-errors.ts";

/** Properties of a prepared image; the GraphQL Image is built from it. */
export type PreparedImage = {
  /** The first 32 hexadecimal digits of the SHA-256 of the original's bytes. */
  key: string;
  /** Width in pixels, seen upright. */
  width: number;
  /** Height in pixels, seen upright. */
  height: number;
  /** A ThumbHash, base64. */
  placeholder: string;
  /** Widths of the ready-made WebP and AVIF files, ascending. */
  derivativeWidths: number[];
  /** Width and height of a stored tile in pixels. */
  tileWidth: number;
  /** Factors by which the levels of the pyramid are reduced: 1, 2, 4, ... */
  scaleFactors: number[];
};

/** Formats of derivatives. */
export const derivativeFormats = ["webp", "avif"] as const;
/** Format of a derivative. */
export type DerivativeFormat = (typeof derivativeFormats)[number];

/** Version of the layout of an image's folder; increment it when older folders become unusable. */
export const FOLDER_FORMAT = 2;
/** Name of the pyramid in an image's folder: a tiled JPEG TIFF, followed by tiles that replace tiles inside it. */
export const PYRAMID_FILE = "pyramid.tif";
/** Name of the file that describes the contents of an image's folder. */
export const META_FILE = "meta.json";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const side = v.pipe(v.number(), v.integer(), v.minValue(1));

const checksums = v.object({
  /** Of each level's stored tiles, in the order of the pyramid's index. */
  tiles: v.array(v.array(count)),
  /** Of the derivatives, by file name. */
  derivatives: v.record(v.string(), count),
});

/** CRC-32 of stored data, so that damage is noticed when it is read. */
export type Checksums = v.InferOutput<typeof checksums>;

const metaSchema = v.object({
  format: v.literal(FOLDER_FORMAT),
  image: v.object({
    key: v.string(),
    width: side,
    height: side,
    placeholder: v.string(),
    derivativeWidths: v.array(side),
    tileWidth: side,
    scaleFactors: v.array(side),
  }),
  /** The original's file name in the folder; its bytes are unchanged. */
  original: v.string(),
  /** Pages or frames of the original, of which the first is shown; absent if it has one. */
  pages: v.optional(side),
  /** Offset and length of each level's appended tiles in the pyramid's file, in the grid's order. */
  appendedTiles: v.array(v.array(v.tuple([count, count]))),
  checksums,
  /** Location of an image at another site. The original stored here is a small version, and there is no pyramid. */
  remote: v.optional(remotePlaceSchema),
});

/** Content of `meta.json`. */
export type Meta = v.InferOutput<typeof metaSchema>;

/** Returns whether a text is an image's key, and so safe in a path. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Returns the folder of a prepared image. */
export function folderOf(imagesFolder: string, key: string): string {
  if (!isKey(key)) throw new Error("not the key of a picture");
  return join(imagesFolder, key.slice(0, 2), key);
}

/** Returns the name of a derivative in an image's folder. */
export function derivativeFile(width: number, format: DerivativeFormat): string {
  return `${width}.${format}`;
}

/** Reads the `meta.json` of a prepared image; returns null if it is missing or of another format. */
export async function readMeta(folder: string): Promise<Meta | null> {
  let text: string;
  try {
    text = await readFile(join(folder, META_FILE), "utf8");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  try {
    const parsed = v.safeParse(metaSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
