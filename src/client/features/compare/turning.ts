import type { Standing } from "../../../view/compare.ts";
import { normaliseRotation, wholeRegion } from "../../../view/view.ts";
import { regionInWindow, sightOf } from "../../../view/window.ts";

type Lying = Pick<Standing, "sight" | "image" | "window">;

/**
 * Returns the placement of an image rotated clockwise around the middle of its pane; a wholly visible image stays so.
 */
export function turnedBy({ sight, image, window }: Lying, degrees: number): Standing["sight"] {
  const rotation = normaliseRotation(sight.rotation + degrees);
  const isWhole = regionInWindow(sight, window, image) === null;
  const lying = isWhole ? sightOf(wholeRegion(image), rotation, window, image) : sight;
  return { ...lying, rotation, mirror: sight.mirror };
}

/** Returns the placement of an image with its visible part mirrored horizontally. */
export function mirrored({ sight }: Lying): Standing["sight"] {
  // This mirrors after rotating; a view stores it the other way round.
  return { ...sight, rotation: normaliseRotation(-sight.rotation), mirror: !sight.mirror };
}

/** Returns the placement of the whole image, upright. */
export function wholly({ image, window }: Lying): Standing["sight"] {
  return { ...sightOf(wholeRegion(image), 0, window, image), mirror: false };
}
