import type { ImageInput } from "../store/work-input.ts";
import { prepareRemote } from "./iiif/prepare-remote.ts";
import { findImage } from "./image-files.ts";
import { describedImage, keptImage, refusedPicture } from "./named-picture.ts";
import { PictureRefused } from "./picture-refused.ts";
import type { PreparedEntry } from "./run.ts";
import type { SourceEntry } from "./source-parts.ts";
import type { NamedImage } from "./work-from-row.ts";
import type { Workshop } from "./workshop.ts";

/**
 * Prepares all pictures of a work. If one of them cannot be, the work is not taken in at all: half
 * a work would look whole.
 */
export async function prepareEntry(
  { row, result, remarks = [] }: SourceEntry,
  workshop: Workshop,
): Promise<PreparedEntry> {
  if ("problem" in result) return { row, problem: result.problem };
  try {
    const images = await picturesOf(result, workshop);
    // What an export tells of other sites nobody has looked at.
    const came = "pictures" in result ? images : [];
    const seen = came.flatMap(({ key, remote }) => (remote ? [key] : []));
    const work = { ...result.work, images, isSilentOfImages: isSilentOfImages(result) };
    return { row, work, seen, remarks };
  } catch (problem) {
    if (!(problem instanceof PictureRefused)) throw problem;
    return { row, problem: problem.of(row, result.work.identifier) };
  }
}

/** Whether a source has no word for pictures. */
export function isSilentOfImages(
  result: Exclude<SourceEntry["result"], { problem: unknown }>,
): boolean {
  return "images" in result && result.isSilentOfImages === true;
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
  image: NamedImage,
  index: number,
  { sourceFolder, imagesFolder, decoder }: Workshop,
): Promise<ImageInput> {
  const { file } = image;
  const remote = image.said?.remote;
  try {
    const kept = await keptImage(sourceFolder, imagesFolder, image);
    if (kept) return describedImage(kept, image, index);
    const path = await findImage(sourceFolder, file);
    const prepared = remote
      ? await decoder.prepareRemoteImage(remote, imagesFolder, { path })
      : await decoder.prepareImage({ path }, imagesFolder);
    return describedImage(prepared, image, index);
  } catch (problem) {
    throw refusedPicture(problem, file);
  }
}
