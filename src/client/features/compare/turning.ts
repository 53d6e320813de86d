import type { Standing } from "../../../view/compare.ts";
import { normaliseRotation, wholeRegion } from "../../../view/view.ts";
import { regionInWindow, sightOf } from "../../../view/window.ts";

type Lying = Pick<Standing, "sight" | "image" | "window">;

/** How a picture lies when it is turned clockwise around the middle of its window; seen whole, it stays whole. */
export function turnedBy({ sight, image, window }: Lying, degrees: number): Standing["sight"] {
  const rotation = normaliseRotation(sight.rotation + degrees);
  const isWhole = regionInWindow(sight, window, image) === null;
  const lying = isWhole ? sightOf(wholeRegion(image), rotation, window, image) : sight;
  return { ...lying, rotation, mirror: sight.mirror };
}

/** How a picture lies when left and right of what is seen are exchanged. */
export function mirrored({ sight }: Lying): Standing["sight"] {
  // What is turned is mirrored here; a view says it the other way round.
  return { ...sight, rotation: normaliseRotation(-sight.rotation), mirror: !sight.mirror };
}

/** How a picture lies whole and upright. */
export function wholly({ image, window }: Lying): Standing["sight"] {
  return { ...sightOf(wholeRegion(image), 0, window, image), mirror: false };
}
