import type { Point } from "./view.ts";

/** Minimum number of corners of a polygon. */
const least = 3;

/**
 * Simplifies a polygon (Visvalingam and Whyatt): removes the corner that changes the outline least until at most `most`
 * corners remain and each of them changes it by at least `tolerance`. Keeps at least three corners.
 *
 * @param tolerance in pixels: about the distance by which the outline may move
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

/** Returns the area of the triangle of a corner and its two neighbours. */
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
