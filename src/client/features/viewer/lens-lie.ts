import { clamp } from "../../../view/geometry.ts";
import type { Transform } from "../../../view/registration.ts";
import type { Point } from "../../../view/view.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import { toWindow } from "./lens-geometry.ts";
import type { LensGround } from "./lens-ground.ts";

/** Current position in the viewport of the image below a lens. */
export type LensLie = {
  placement: Placement;
  /** Bounding box of the element that shows it. */
  box: DOMRect;
  /** Maps image pixels to viewport pixels. */
  matrix: Transform;
};

/** CSS pixels by which rounding may place the lens outside the element below it. */
const besideBy = 1;

/** Returns the image's current position; null while it is unknown, or nothing of the image is displayed. */
export function lieOf(ground: LensGround): LensLie | null {
  const placement = ground.placement();
  const box = ground.element()?.getBoundingClientRect();
  if (!placement || !box || box.width === 0) return null;
  return { placement, box, matrix: toWindow(placement, box) };
}

/** Returns whether a viewport position is outside the element that shows the image. */
export function isBeside({ box }: LensLie, place: Point): boolean {
  const { x, y } = beyondEdge(box, place);
  return Math.abs(x) > besideBy || Math.abs(y) > besideBy;
}

/** Returns how many CSS pixels a viewport position is beyond the edges of an element; right and down are positive. */
export function beyondEdge(box: DOMRect, place: Point): Point {
  return {
    x: place.x - clamp(place.x, box.left, box.right),
    y: place.y - clamp(place.y, box.top, box.bottom),
  };
}
