import { posix } from "node:path";
import type { ImageInput } from "../store/work-input.ts";

/** The folder of an export in which the pictures are. */
const picturesFolder = "pictures";
/** Characters of a source's name that are kept. */
const longestStem = 60;

/**
 * The name of a picture in an export: what its source called it, as far as every system can write that, and its key, so that
 * no two pictures have the same name and the same picture always has the same one.
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

/** The key in a name that `pictureName` made; null for any other name. */
export function keyInName(name: string): string | null {
  return /(?:^|[/-])([0-9a-f]{32})(?:\.[a-z0-9]{2,5})?$/.exec(name)?.[1] ?? null;
}
