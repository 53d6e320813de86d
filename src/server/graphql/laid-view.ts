import { laidOn, readLook } from "../../view/taken-frame.ts";
import { wholeView } from "../../view/view.ts";
import type { View } from "../../view/view.ts";
import type { TakenView } from "../store/exhibition-parts.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";

/** A view that was taken, on the image as it now is. */
export type LaidView = {
  work: WorkRow;
  image: ImageRow;
  view: View;
  /** Whether it is likely to show something else than when it was taken. */
  isDoubtful: boolean;
};

/**
 * A view that was taken, on its image as it now is; null if there is nothing to see any more.
 *
 * @param work its work, if that is shown
 * @param images those of the work, in their order
 */
export function laidView(
  taken: TakenView,
  work: WorkRow | null,
  images: readonly ImageRow[],
): LaidView | null {
  // What took the place of an image that is gone is most likely a better one of the same.
  const image = images.find(({ id }) => id === taken.imageId) ?? images[taken.place];
  const look = readLook(taken.frame);
  if (!work || !image || !look) return null;
  const { frame, isDoubtful } = laidOn(look, taken, work.slug, images.indexOf(image), image);
  return { work, image, view: { ...wholeView(work.slug, frame.image), ...frame }, isDoubtful };
}
