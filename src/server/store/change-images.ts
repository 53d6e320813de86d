import { registrationsOn } from "../../view/new-first.ts";
import type { ImageInput, WorkInput } from "./work-input.ts";

/** Changed fields of an image of a work; omitted fields stay unchanged. */
export type ImageChange = {
  id: string;
} & Partial<
  Pick<ImageInput, "role" | "alt" | "caption" | "pixelsPerCm" | "registration" | "details">
>;

/**
 * Returns a work with its images in the order of the changes, without images that are not among them.
 *
 * @param imageIds the ids of the work's images, in their order
 * @returns null if a change names an image the work does not have, or two changes name the same image
 */
export function withChangedImages(
  work: WorkInput,
  imageIds: readonly string[],
  changes: readonly ImageChange[],
): WorkInput | null {
  const byId = new Map(work.images.map((image, index) => [imageIds[index], image]));
  const kept = changes.flatMap(({ id }) => byId.get(id) ?? []);
  if (kept.length < changes.length || new Set(kept).size < kept.length) return null;
  const [first] = work.images;
  if (!first) return work;
  const laid = registrationsOn(kept, first);
  const images = kept.map((image, index): ImageInput => {
    const { id: _id, ...change } = changes[index] ?? { id: "" };
    const registration = laid[index];
    return { ...image, registration: registration ? [...registration] : null, ...change };
  });
  return { ...work, images };
}
