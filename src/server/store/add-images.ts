import type { ImageInput, WorkInput } from "./work-input.ts";

/** Returns a work with prepared images appended. The new images have no caption, scale or registration yet. */
export function withAddedImages(
  work: WorkInput,
  added: readonly Omit<
    ImageInput,
    "role" | "alt" | "caption" | "pixelsPerCm" | "details" | "registration"
  >[],
): WorkInput {
  const images = added.map((image, index): ImageInput => {
    const role = work.images.length + index === 0 ? "FRONT" : "OTHER";
    const unsaid = { alt: null, caption: null, pixelsPerCm: null, registration: null };
    return { ...image, ...unsaid, role, details: [] };
  });
  return { ...work, images: [...work.images, ...images] };
}
