import { isWebAddress } from "../../../record/work-rules.ts";
import { folderOf, readMeta } from "../../images/folder.ts";
import type { PreparedImage } from "../../images/folder.ts";
import { identify } from "../../images/original.ts";
import { findImage } from "../image-files.ts";
import { keyOfPlace } from "../../remote/remote-place.ts";
import type { RemotePlace } from "../../remote/remote-place.ts";
import type { ImageInput } from "../../store/work-input.ts";
import { describedImage, keptImage, refusedPicture } from "../named-picture.ts";
import type { Remark } from "../remarks.ts";
import type { NamedImage } from "../work-from-row.ts";
import type { Workshop } from "../workshop.ts";

/**
 * Predicts the images of a row without decoding them: each file must exist, contain an image and be within the limits.
 * One that was prepared before is recognized by its content.
 *
 * @param remarks receives a remark for each file with more than one page
 * @returns null if one is on the web, from which it is loaded only during the import
 * @throws PictureRefused
 */
export async function plannedPictures(
  images: readonly NamedImage[],
  workshop: Workshop,
  remarks: Remark[],
): Promise<ImageInput[] | null> {
  const planned = await Promise.all(
    images.map((image, index) =>
      isWebAddress(image.file) ? null : plannedPicture(image, index, workshop, remarks),
    ),
  );
  return planned.every((image) => image !== null) ? planned : null;
}

async function plannedPicture(
  image: NamedImage,
  index: number,
  { sourceFolder, imagesFolder, decoder }: Workshop,
  remarks: Remark[],
): Promise<ImageInput> {
  try {
    const kept = await keptImage(sourceFolder, imagesFolder, image);
    if (kept) return describedImage(kept, image, index);
    const path = await findImage(sourceFolder, image.file);
    const remote = image.said?.remote;
    const { pages, ...picture } = await lookedAt(path, remote, { imagesFolder, decoder });
    if (pages > 1) remarks.push({ code: "pages", file: image.file });
    return describedImage(picture, image, index);
  } catch (problem) {
    throw refusedPicture(problem, image.file);
  }
}

/** @param remote location of an image at another site: the file is then a small version of it */
async function lookedAt(
  path: string,
  remote: RemotePlace | undefined,
  { imagesFolder, decoder }: Pick<Workshop, "imagesFolder" | "decoder">,
): Promise<PreparedImage & { pages: number }> {
  const own = await identify({ path });
  const key = remote ? keyOfPlace(remote) : own.key;
  const prepared = await readMeta(folderOf(imagesFolder, key));
  if (prepared) return { ...prepared.image, pages: prepared.pages ?? 1 };
  const { width, height, pages } = remote
    ? { ...remote, pages: 1 }
    : await decoder.inspectImage(path);
  const unmade = { placeholder: "", derivativeWidths: [], tileWidth: 0, scaleFactors: [] };
  return { key, width, height, pages, ...unmade };
}
