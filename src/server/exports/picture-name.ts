import { posix } from "node:path";
import type { ImageInput } from "../store/work-input.ts";

/** Folder of the images in an export. */
const picturesFolder = "pictures";
/** Maximum length of the part from the source's file name, in characters. */
const longestStem = 60;

/**
 * Returns the file name of an image in an export: its name in the source, limited to characters that every system
 * supports, and its key, so that names are unique and stable.
 */
export function pictureName({ key, fileName }: Pick<ImageInput, "key" | "fileName">): string {
  const { name, ext } = posix.parse((fileName ?? "").replaceAll("\\", "/").normalize());
  const stem = Array.from(name.replace(/[^\p{L}\p{N}_.-]+/gu, "-"))
    .slice(0, longestStem)
    .join("")
    .replace(/^[.-]+|[.-]+$/g, "");
  const ending = /^\.[a-z0-9]{2,5}$/i.test(ext) ? ext.toLowerCase() : "";
  return `${picturesFolder}/${stem === "" ? "" : `${stem}-`}${key}${ending}`;
}

/** Returns the key in a name that `pictureName` returned; null for any other name. */
export function keyInName(name: string): string | null {
  return /(?:^|[/-])([0-9a-f]{32})(?:\.[a-z0-9]{2,5})?$/.exec(name)?.[1] ?? null;
}
