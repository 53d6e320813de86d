import { clamp } from "../../../view/geometry.ts";
import type { Transform } from "../../../view/registration.ts";
import type { Point } from "../../../view/view.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import { toWindow } from "./lens-geometry.ts";
import type { LensGround } from "./lens-ground.ts";

/** How the picture under a lens lies in the window now. */
export type LensLie = {
  placement: Placement;
  /** The element that shows it. */
  box: DOMRect;
  /** From pixels of the picture to those of the window. */
  matrix: Transform;
};

/** CSS pixels by which rounding may put the lens beside the element it lies over. */
const besideBy = 1;

/** How the picture lies now; null while that is not known, or nothing of it is there. */
export function lieOf(ground: LensGround): LensLie | null {
  const placement = ground.placement();
  const box = ground.element()?.getBoundingClientRect();
  if (!placement || !box || box.width === 0) return null;
  return { placement, box, matrix: toWindow(placement, box) };
}

/** Whether a place of the window is beside the element that shows the picture. */
export function isBeside({ box }: LensLie, place: Point): boolean {
  const { x, y } = beyondEdge(box, place);
  return Math.abs(x) > besideBy || Math.abs(y) > besideBy;
}

/** By how many CSS pixels a place of the window is beyond the edges of an element, right and down being positive. */
export function beyondEdge(box: DOMRect, place: Point): Point {
  return {
    x: place.x - clamp(place.x, box.left, box.right),
    y: place.y - clamp(place.y, box.top, box.bottom),
  };
}
