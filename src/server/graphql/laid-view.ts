import { laidOn, readLook } from "../../view/taken-frame.ts";
import { wholeView } from "../../view/view.ts";
import type { View } from "../../view/view.ts";
import type { TakenView } from "../store/exhibition-parts.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";

/** A view snapshot applied to the current image. */
export type LaidView = {
  work: WorkRow;
  image: ImageRow;
  view: View;
  /** Whether it probably shows something else than the snapshot did. */
  isDoubtful: boolean;
};

/**
 * Applies a view snapshot to its current image; returns null if there is nothing to see any more.
 *
 * @param work its work, if visible
 * @param image the result of `imagesOfViews`
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
