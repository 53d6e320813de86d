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

/** A prepared picture, with where it is if it stays at another site. */
type PlacedImage = PreparedImage & Pick<ImageInput, "remote">;

/**
 * A picture of an export that has come without its file, if it is prepared here already: an exported table may be mended and
 * brought back by itself. Null otherwise.
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

/** What is known of a picture itself, without what is said of it. */
export function placedImage(image: ImageInput): PlacedImage {
  const { key, width, height, placeholder, derivativeWidths, tileWidth, scaleFactors } = image;
  const { remote } = image;
  const prepared = { key, width, height, placeholder, derivativeWidths, tileWidth, scaleFactors };
  return { ...prepared, ...(remote && { remote }) };
}

/** A picture with what its row says of it; `index` is its place in the row, from 0. */
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

/** Why a work is not taken in, if its picture is the reason; anything else as it is. */
export function refusedPicture(problem: unknown, file: string): unknown {
  if (problem instanceof ImageNotFound || problem instanceof PictureRefused) {
    return new PictureRefused(problem.code, problem.message, file);
  }
  if (problem instanceof ImageProblem) {
    return new PictureRefused(`image-${problem.code}`, `“${file}”: ${problem.message}`, file);
  }
  return problem;
}
