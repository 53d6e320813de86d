import { clamp } from "../../../../view/geometry.ts";
import { normaliseRotation } from "../../../../view/view.ts";
import type { Point, Size } from "../../../../view/view.ts";
import { pointBetween } from "../../tours/glide.ts";
import type { Placement } from "../../viewer/deep-zoom-sight.ts";

/** A way from one place of a picture to another. */
export type Flight = {
  /** Milliseconds it takes; 0 where there is no way, and one is there at once. */
  readonly takes: number;
  /** How the picture lies after a share of the time, 0 to 1; with 1 exactly as it is to lie. */
  at(share: number): Placement;
};

/** How far it goes out to come along faster: the curve's ρ of van Wijk and Nuij, 2003, a little below their 1.4. */
const curve = 1.25;
/** Milliseconds for a unit of their path, and the least and the most for a whole one. */
const pace = 620;
const least = 450;
const most = 2_400;
/** Shares of the window by which two places are apart that are seen as one. */
const nearlyThere = 1e-6;

/**
 * The way on which a picture seems to move evenly, however far it goes and however much larger it becomes: it goes out
 * first where that is shorter.
 *
 * @param outmost the smallest scale on the way, if it is smaller than those at its ends
 */
export function flightBetween(
  from: Placement,
  to: Placement,
  window: Size,
  outmost: number,
): Flight {
  // There is no way between a picture and its mirror image.
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

/** Degrees from one direction to another by the shorter way, -180 to 180. */
function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Slowly off, slowly in. */
function easeBothEnds(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
