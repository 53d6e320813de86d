import { clamp } from "../../../view/geometry.ts";
import { normaliseRotation } from "../../../view/view.ts";
import type { Point } from "../../../view/view.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";

/** An animation towards the latest target. */
export type Glide<Place> = {
  /** Sets a new target. */
  to(place: Place, now: number): void;
  /** Returns the position at a time in milliseconds; null before the first target. */
  at(now: number): Place | null;
  /** Whether the target is reached. */
  rests(now: number): boolean;
};

/**
 * Minimum and maximum duration of an animation, in milliseconds. It lasts as long as the interval between the last two
 * targets, after which the next one is expected.
 */
const least = 80;
const most = 250;
/** Change of scale below which the path is linear. */
const nearlyEqual = 1e-6;

/**
 * Smooths targets that arrive about ten times a second: it always moves from the current position to the latest target.
 *
 * @param mix interpolates between two positions; share 0 is the first, 1 the second
 * @param isCalm whether changes are immediate instead of animated
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

/**
 * Interpolates between two placements of an image. The point that is at the same place of the viewport in both stays
 * there.
 */
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

/** Interpolates linearly between two points. */
export function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Returns the smaller angle between two directions in degrees, -180 to 180. */
function turn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
