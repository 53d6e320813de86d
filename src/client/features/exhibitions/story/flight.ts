import { clamp } from "../../../../view/geometry.ts";
import { normaliseRotation } from "../../../../view/view.ts";
import type { Point, Size } from "../../../../view/view.ts";
import { pointBetween } from "../../tours/glide.ts";
import type { Placement } from "../../viewer/deep-zoom-sight.ts";

/** An animated path between two placements of an image. */
export type Flight = {
  /** Duration in milliseconds; 0 for an immediate change. */
  readonly takes: number;
  /** Returns the placement after a share of the duration, 0 to 1. For 1 it is exactly the target. */
  at(share: number): Placement;
};

/** How far the path zooms out to be shorter: ρ of van Wijk and Nuij (2003), slightly below their 1.4. */
const curve = 1.25;
/** Milliseconds per unit of path length, and the minimum and maximum duration. */
const pace = 620;
const least = 450;
const most = 2_400;
/** Distance below which two placements count as equal, as a share of the viewport. */
const nearlyThere = 1e-6;

/**
 * Returns a path with a constant perceived velocity, whatever the distance and the change of scale. The path zooms out
 * first if that is shorter.
 *
 * @param outmost minimum scale on the path, unless an end has a smaller one
 */
export function flightBetween(
  from: Placement,
  to: Placement,
  window: Size,
  outmost: number,
): Flight {
  // There is no path between an image and its mirror image.
  if (from.mirror !== to.mirror) return { takes: 0, at: () => to };
  const path = pathBetween(from, to, window);
  const turn = turnBetween(from.rotation, to.rotation);
  const length = Math.max(path.length, Math.abs(turn) / 90);
  if (length < nearlyThere) return { takes: 0, at: () => to };
  const farthest = Math.min(outmost, from.scale, to.scale);
  return {
    takes: clamp(length * pace, least, most),
    at(share) {
      if (share <= 0) return from;
      if (share >= 1) return to;
      const eased = easeBothEnds(share);
      const { along, scale } = path.at(eased);
      return {
        centre: pointBetween(from.centre, to.centre, along),
        scale: Math.max(scale, farthest),
        rotation: normaliseRotation(from.rotation + turn * eased),
        mirror: to.mirror,
      };
    },
  };
}

type Path = { length: number; at(share: number): { along: number; scale: number } };

function pathBetween(from: Placement, to: Placement, window: Size): Path {
  const size = Math.max(window.width, window.height);
  const start = size / from.scale;
  const end = size / to.scale;
  const away = distance(from.centre, to.centre);
  if (away < nearlyThere * Math.min(start, end)) {
    const ratio = to.scale / from.scale;
    return {
      length: Math.abs(Math.log(ratio)) / curve,
      at: (share) => ({ along: share, scale: from.scale * ratio ** share }),
    };
  }
  const squared = curve ** 2;
  const slope = (side: number, sign: 1 | -1) =>
    -Math.asinh(
      (end ** 2 - start ** 2 + sign * squared ** 2 * away ** 2) / (2 * side * squared * away),
    );
  const first = slope(start, 1);
  const last = slope(end, -1);
  return {
    length: (last - first) / curve,
    at(share) {
      const place = first + (last - first) * share;
      const gone = (start / squared) * (Math.cosh(first) * Math.tanh(place) - Math.sinh(first));
      return {
        along: clamp(gone / away, 0, 1),
        scale: (from.scale * Math.cosh(place)) / Math.cosh(first),
      };
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Returns the smaller angle between two directions in degrees, -180 to 180. */
function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Eases in and out. */
function easeBothEnds(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
