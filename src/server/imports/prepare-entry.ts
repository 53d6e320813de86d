import { existsSync } from "node:fs";
import { join } from "node:path";
import { keyInName } from "../exports/picture-name.ts";
import { folderOf, readMeta } from "../images/folder.ts";
import type { PreparedImage } from "../images/folder.ts";
import { prepareImage } from "../images/prepare.ts";
import { ImageProblem } from "../images/problem.ts";
import type { ImageInput } from "../store/work-input.ts";
import { prepareRemote } from "./iiif/prepare-remote.ts";
import type { RemoteAccess } from "./iiif/prepare-remote.ts";
import { findImage, ImageNotFound } from "./image-files.ts";
import { PictureRefused } from "./picture-refused.ts";
import type { PreparedEntry } from "./run.ts";
import type { SourceEntry } from "./source-parts.ts";
import type { NamedImage } from "./work-from-row.ts";

/** Where pictures come from and go to, and how many are prepared at the same time. */
export type Workshop = {
  /** The folder the pictures are in. */
  sourceFolder: string;
  /** How those are had that are on the web; null if none are. */
  remote: RemoteAccess | null;
  imagesFolder: string;
  oneOfFew: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/**
 * Prepares all pictures of a work. If one of them cannot be, the work is not taken in at all: half
 * a work would look whole.
 */
export async function prepareEntry(
  { row, result }: SourceEntry,
  workshop: Workshop,
): Promise<PreparedEntry> {
  if ("problem" in result) return { row, problem: result.problem };
  try {
    return { row, work: { ...result.work, images: await picturesOf(result, workshop) } };
  } catch (problem) {
    if (!(problem instanceof PictureRefused)) throw problem;
    const { identifier } = result.work;
    return { row, problem: { row, identifier, code: problem.code, message: problem.message } };
  }
}

function picturesOf(
  work: Exclude<SourceEntry["result"], { problem: unknown }>,
  workshop: Workshop,
): Promise<ImageInput[]> {
  if ("images" in work) {
    return Promise.all(work.images.map((image, index) => prepareNamed(image, index, workshop)));
  }
  const { remote } = workshop;
  if (!remote) throw new Error("The source has pictures on the web, and no way to them.");
  return prepareRemote(work.pictures, { ...workshop, remote });
}

async function prepareNamed(
  { file, alt, caption, said }: NamedImage,
  index: number,
  { sourceFolder, imagesFolder, oneOfFew }: Workshop,
): Promise<ImageInput> {
  try {
    const kept = said ? await keptImage(sourceFolder, imagesFolder, file) : null;
    if (said && kept) return { ...kept, ...said, alt, caption };
    const path = await findImage(sourceFolder, file);
    const prepared = await oneOfFew(() => prepareImage({ path }, imagesFolder));
    if (said) return { ...prepared, ...said, alt, caption };
    const role = index === 0 ? "FRONT" : "OTHER";
    const unsaid = { pixelsPerCm: null, details: [], registration: null };
    return { ...prepared, ...unsaid, role, alt, caption, fileName: file };
  } catch (problem) {
    if (problem instanceof ImageNotFound) throw new PictureRefused(problem.code, problem.message);
    if (problem instanceof ImageProblem) {
      throw new PictureRefused(`image-${problem.code}`, `“${file}”: ${problem.message}`);
    }
    throw problem;
  }
}

/**
 * A picture of an export that has come without its file, if it is prepared here already: an exported table may be mended and
 * brought back by itself. Null otherwise.
 */
async function keptImage(
  sourceFolder: string,
  imagesFolder: string,
  file: string,
): Promise<PreparedImage | null> {
  const key = keyInName(file);
  if (key === null || existsSync(join(sourceFolder, file))) return null;
  return (await readMeta(folderOf(imagesFolder, key)))?.image ?? null;
}
