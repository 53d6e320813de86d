import type { Point } from "./view.ts";

/** Fewer corners make no polygon. */
const least = 3;

/**
 * A polygon with fewer corners: those go first that change its outline least (Visvalingam and Whyatt), until there are
 * no more than `most`, and none is left that changes it by less than `tolerance`. At least three stay, if there were.
 *
 * @param tolerance in pixels: about as far as the outline may move
 */
export function thinned(corners: readonly Point[], most: number, tolerance: number): Point[] {
  const kept = corners.filter((corner, at) => !isSame(corner, corners[at - 1]));
  if (kept.length > 1 && isSame(kept[0], kept.at(-1))) kept.pop();
  const weights = kept.map((_, at) => weightAt(kept, at));
  while (kept.length > least) {
    const lightest = weights.indexOf(Math.min(...weights));
    if (kept.length <= most && (weights[lightest] ?? 0) >= tolerance ** 2) break;
    kept.splice(lightest, 1);
    weights.splice(lightest, 1);
    for (const neighbour of [lightest - 1, lightest % kept.length]) {
      const at = (neighbour + kept.length) % kept.length;
      weights[at] = weightAt(kept, at);
    }
  }
  return kept;
}

/** The area of the triangle that goes with a corner. */
function weightAt(corners: readonly Point[], at: number): number {
  const corner = corners[at];
  const before = corners.at(at - 1);
  const after = corners[(at + 1) % corners.length];
  if (!corner || !before || !after) return Infinity;
  const across = (corner.x - before.x) * (after.y - before.y);
  const down = (after.x - before.x) * (corner.y - before.y);
  return Math.abs(across - down) / 2;
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && one.x === other?.x && one.y === other.y;
}
