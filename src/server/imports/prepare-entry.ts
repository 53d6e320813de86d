import { folderOf, readMeta } from "../images/folder.ts";
import { isWebAddress } from "../../record/work-rules.ts";
import type { ImageInput } from "../store/work-input.ts";
import { prepareRemote } from "./iiif/prepare-remote.ts";
import type { RemoteAccess } from "./iiif/remote-access.ts";
import { pictureAt } from "./iiif/remote-picture.ts";
import { findImage } from "./image-files.ts";
import { describedImage, keptImage, placedImage, refusedPicture } from "./named-picture.ts";
import { PictureRefused } from "./picture-refused.ts";
import type { Remark } from "./remarks.ts";
import type { PreparedEntry } from "./run.ts";
import type { SourceEntry } from "./source-parts.ts";
import type { NamedImage } from "./work-from-row.ts";
import type { Workshop } from "./workshop.ts";

/** Prepares all images of a work. If one fails, the whole work is rejected: an incomplete work would look complete. */
export async function prepareEntry(
  { row, result, remarks = [] }: SourceEntry,
  workshop: Workshop,
): Promise<PreparedEntry> {
  if ("problem" in result) return { row, problem: result.problem };
  try {
    const images = await picturesOf(result, workshop);
    const ofPages: Remark[] = [];
    for (const { key, fileName } of images) {
      const meta = await readMeta(folderOf(workshop.imagesFolder, key));
      if (meta?.pages) ofPages.push({ code: "pages", file: fileName ?? key });
    }
    // Images at other sites that come from an export were not loaded from their site.
    const isAsked = (index: number) =>
      "pictures" in result || isWebAddress(result.images[index]?.file ?? "");
    const seen = images.flatMap(({ key, remote }, index) =>
      remote && isAsked(index) ? [key] : [],
    );
    const work = { ...result.work, images, isSilentOfImages: isSilentOfImages(result) };
    return { row, work, seen, remarks: [...remarks, ...ofPages] };
  } catch (problem) {
    if (!(problem instanceof PictureRefused)) throw problem;
    return { row, problem: problem.of(row, result.work.identifier) };
  }
}

/** Returns whether a source contains no information about images. */
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
  return prepareRemote(work.pictures, reaching(workshop));
}

/** @throws Error if the source has no access to the web */
function reaching(workshop: Workshop): Workshop & { remote: RemoteAccess } {
  const { remote } = workshop;
  if (!remote) throw new Error("The source names pictures on the web, and has no access to it.");
  return { ...workshop, remote };
}

async function prepareNamed(
  image: NamedImage,
  index: number,
  workshop: Workshop,
): Promise<ImageInput> {
  const { sourceFolder, imagesFolder, decoder } = workshop;
  const { file } = image;
  const remote = image.said?.remote;
  try {
    const kept = await keptImage(sourceFolder, imagesFolder, image);
    if (kept) return describedImage(kept, image, index);
    if (isWebAddress(file)) {
      const [had] = await prepareRemote([pictureAt(file)], reaching(workshop));
      if (had) return describedImage(placedImage(had), image, index);
    }
    const path = await findImage(sourceFolder, file);
    const prepared = remote
      ? await decoder.prepareRemoteImage(remote, imagesFolder, { path })
      : await decoder.prepareImage({ path }, imagesFolder);
    return describedImage(prepared, image, index);
  } catch (problem) {
    throw refusedPicture(problem, file);
  }
}
