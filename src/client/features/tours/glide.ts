import { clamp } from "../../../view/geometry.ts";
import { normaliseRotation } from "../../../view/view.ts";
import type { Point } from "../../../view/view.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";

/** Something on its way to where it was shown last. */
export type Glide<Place> = {
  /** A newer place came. */
  to(place: Place, now: number): void;
  /** Where it is at a moment, in milliseconds; null before the first place. */
  at(now: number): Place | null;
  /** Whether it is there. */
  rests(now: number): boolean;
};

/** Milliseconds a way takes: as long as the next place is likely to be away, and no longer. */
const least = 80;
const most = 250;
/** A change of scale so small that the way is a straight line. */
const nearlyEqual = 1e-6;

/**
 * Smooths what comes some ten times a second: it is always on its way from where it is to what came last.
 *
 * @param mix what lies between two places; share 0 is the first, 1 the second
 * @param isCalm whether it jumps instead
 */
export function createGlide<Place>(
  mix: (from: Place, to: Place, share: number) => Place,
  isCalm = false,
): Glide<Place> {
  let from: Place | null = null;
  let target: Place | null = null;
  let since = -Infinity;
  let takes = 0;

  const shareAt = (now: number) => (takes === 0 ? 1 : clamp((now - since) / takes, 0, 1));
  const at = (now: number) => {
    if (from === null || target === null) return target;
    const share = shareAt(now);
    return share === 1 ? target : mix(from, target, share);
  };

  return {
    to(place, now) {
      from = at(now);
      takes = from === null || isCalm ? 0 : clamp(now - since, least, most);
      target = place;
      since = now;
    },
    at,
    rests: (now) => shareAt(now) === 1,
  };
}

/** How a picture lies between two ways to lie: what lies at the same place of the window in both stays there. */
export function placementBetween(from: Placement, to: Placement, share: number): Placement {
  const ratio = to.scale / from.scale;
  const scale = from.scale * ratio ** share;
  const isZoom = Math.abs(ratio - 1) > nearlyEqual;
  const along = isZoom ? (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale) : share;
  return {
    centre: pointBetween(from.centre, to.centre, along),
    scale,
    rotation: normaliseRotation(from.rotation + turn(from.rotation, to.rotation) * share),
    mirror: to.mirror,
  };
}

/** A point on the line between two. */
export function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Degrees from one direction to another by the shorter way, -180 to 180. */
function turn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
