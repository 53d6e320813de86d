import { existsSync } from "node:fs";
import { join } from "node:path";
import { keyInName } from "../exports/picture-name.ts";
import { folderOf, readMeta } from "../images/folder.ts";
import type { PreparedImage } from "../images/folder.ts";
import { ImageProblem } from "../images/problem.ts";
import { keyOfPlace } from "../remote/remote-place.ts";
import type { ImageInput } from "../store/work-input.ts";
import { ImageNotFound } from "./image-files.ts";
import { PictureRefused } from "./picture-refused.ts";
import type { NamedImage } from "./work-from-row.ts";

/** A prepared image, with its location if it stays at another site. */
type PlacedImage = PreparedImage & Pick<ImageInput, "remote">;

/**
 * Returns an image of an export that comes without its file, if it is already prepared here; otherwise null. This
 * allows users to correct an exported table and import it without the files.
 */
export async function keptImage(
  sourceFolder: string,
  imagesFolder: string,
  { file, said }: NamedImage,
): Promise<PlacedImage | null> {
  const key = said ? keyInName(file) : null;
  if (key === null || existsSync(join(sourceFolder, file))) return null;
  if (said?.remote && keyOfPlace(said.remote) !== key) return null;
  const meta = await readMeta(folderOf(imagesFolder, key));
  return meta && { ...meta.image, ...(meta.remote && { remote: meta.remote }) };
}

/** Returns the properties of the image itself, without its texts. */
export function placedImage(image: ImageInput): PlacedImage {
  const { key, width, height, placeholder, derivativeWidths, tileWidth, scaleFactors } = image;
  const { remote } = image;
  const prepared = { key, width, height, placeholder, derivativeWidths, tileWidth, scaleFactors };
  return { ...prepared, ...(remote && { remote }) };
}

/** Combines an image with the texts of its row; `index` is its position in the row, from 0. */
export function describedImage(
  prepared: PlacedImage,
  { file, alt, caption, said }: NamedImage,
  index: number,
): ImageInput {
  if (said) return { ...said, ...prepared, alt, caption };
  const role = index === 0 ? "FRONT" : "OTHER";
  return {
    ...prepared,
    role,
    alt,
    caption,
    pixelsPerCm: null,
    fileName: file,
    details: [],
    registration: null,
    unsaid: [
      "role",
      "pixelsPerCm",
      "details",
      "registration",
      ...(alt === null ? (["alt"] as const) : []),
      ...(caption === null ? (["caption"] as const) : []),
    ],
  };
}

/** Converts an error of an image into the reason for rejecting its work; returns any other error unchanged. */
export function refusedPicture(problem: unknown, file: string): unknown {
  if (problem instanceof ImageNotFound || problem instanceof PictureRefused) {
    return new PictureRefused(problem.code, problem.message, file);
  }
  if (problem instanceof ImageProblem) {
    return new PictureRefused(`image-${problem.code}`, `“${file}”: ${problem.message}`, file);
  }
  return problem;
}
