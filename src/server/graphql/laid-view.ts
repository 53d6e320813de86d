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
 * @param image what `imagesOfViews` finds for it
 */
export function laidView(
  taken: TakenView,
  work: WorkRow | null,
  image: ImageRow | null,
): LaidView | null {
  const look = readLook(taken.frame);
  if (!work || !image || !look) return null;
  const { frame, isDoubtful } = laidOn(look, taken, work.slug, image.position, image);
  return { work, image, view: { ...wholeView(work.slug, frame.image), ...frame }, isDoubtful };
}
