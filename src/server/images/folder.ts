import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { remotePlaceSchema } from "../remote/remote-place.ts";
import { isMissing } from "../file-errors.ts";

/** What a prepared picture is known by; the contract's Image is made from it. */
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
  /** By how much each level of the pyramid is reduced: 1, 2, 4, ... */
  scaleFactors: number[];
};

/** Formats derivatives are made in. */
export const derivativeFormats = ["webp", "avif"] as const;
/** One of the formats derivatives are made in. */
export type DerivativeFormat = (typeof derivativeFormats)[number];

/** The version of how a picture's folder is laid out; it goes up when older folders are of no use. */
export const FOLDER_FORMAT = 2;
/** The pyramid's name in a picture's folder: a tiled JPEG TIFF, and behind it tiles that stand in for its own. */
export const PYRAMID_FILE = "pyramid.tif";
/** The name of the file that says what is in a picture's folder. */
export const META_FILE = "meta.json";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const side = v.pipe(v.number(), v.integer(), v.minValue(1));

const checksums = v.object({
  /** Of each level's tiles as they are stored, in the order of the pyramid's index. */
  tiles: v.array(v.array(count)),
  /** Of the derivatives, by file name. */
  derivatives: v.record(v.string(), count),
});

/** CRC-32 of what is stored, so that damage is noticed when it is read. */
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
  /** The original's file name in the folder; its bytes are as they came. */
  original: v.string(),
  /** Pages or frames of the original, of which the first is shown; absent if it has one. */
  pages: v.optional(side),
  /** Place and length in the pyramid's file of each level's tiles behind the TIFF, in the grid's order. */
  appendedTiles: v.array(v.array(v.tuple([count, count]))),
  checksums,
  /** Of a picture that stays at another site: where. Its original here is a small one, and it has no pyramid. */
  remote: v.optional(remotePlaceSchema),
});

/** What `meta.json` says. */
export type Meta = v.InferOutput<typeof metaSchema>;

/** Whether this is a picture's key, and so safe to make a path of. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The folder of a prepared picture. */
export function folderOf(imagesFolder: string, key: string): string {
  if (!isKey(key)) throw new Error("not the key of a picture");
  return join(imagesFolder, key.slice(0, 2), key);
}

/** The name of a derivative in a picture's folder. */
export function derivativeFile(width: number, format: DerivativeFormat): string {
  return `${width}.${format}`;
}

/** What is known of a prepared picture, or null if it is absent or its folder is not of this format. */
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
