import { registrationsOn } from "../../view/new-first.ts";
import type { ImageInput, WorkInput } from "./work-input.ts";

/** What is to be different about a picture of a work; what is left out stays as it is. */
export type ImageChange = {
  id: string;
} & Partial<
  Pick<ImageInput, "role" | "alt" | "caption" | "pixelsPerCm" | "registration" | "details">
>;

/**
 * A work with its pictures in the order of the changes, and without those that are not among them.
 *
 * @param imageIds the ids of the pictures the work has, in their order
 * @returns null if one of the changes is of no picture the work has, or two are of the same
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
