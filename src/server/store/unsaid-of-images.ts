import type { ImageInput, WorkInput } from "./work-input.ts";

/**
 * A work as it becomes by what a source says of it: what that does not say of pictures, or of one of them, is what the work says
 * of them now. How one lies on the first picture stays only with that.
 */
export function withUnsaid(given: WorkInput, present: WorkInput): WorkInput {
  if (given.isSilentOfImages) return { ...given, images: present.images };
  if (given.images.every(({ unsaid }) => unsaid === undefined)) return given;
  const known = [...present.images];
  const isFirstTheSame = given.images[0]?.key === present.images[0]?.key;
  const images = given.images.map(({ unsaid = [], ...image }, index): ImageInput => {
    const place = known.findIndex(({ key }) => key === image.key);
    const [old] = place < 0 ? [] : known.splice(place, 1);
    if (!old) return image;
    const staying = unsaid.filter(
      (name) => name !== "registration" || (isFirstTheSame && index > 0),
    );
    return { ...image, ...Object.fromEntries(staying.map((name) => [name, old[name]])) };
  });
  return { ...given, images };
}
