import { registration } from "../../../../view/registration.ts";
import type { PointPair } from "../../../../view/registration.ts";
import type { Point, Region, Size } from "../../../../view/view.ts";

/** Numbered points in an image; null where one is not set. */
export type Points = readonly (Point | null)[];

/** Maximum number of point pairs of an alignment. */
export const mostPairs = 3;
const leastPairs = 2;

/** Returns a list of unset points. */
export const noPoints = (count: number): Points => Array.from({ length: count }, () => null);

/** Returns the points with one of them set, or with null unset. */
export function withPoint(points: Points, index: number, point: Point | null): Points {
  return points.map((each, place) => (place === index ? point : each));
}

/** Returns the index of the point to set: the first unset one, otherwise the nearest one. */
export function meantBy(points: Points, at: Point): number {
  const free = points.indexOf(null);
  if (free !== -1) return free;
  const ways = points.map((point) => (point ? Math.hypot(point.x - at.x, point.y - at.y) : 0));
  return ways.indexOf(Math.min(...ways));
}

/** Returns the region between two corners in whole pixels; null if a corner is unset or the region is empty. */
export function regionBetween([one, two]: Points, image: Size): Region | null {
  if (!one || !two) return null;
  const x = Math.max(0, Math.floor(Math.min(one.x, two.x)));
  const y = Math.max(0, Math.floor(Math.min(one.y, two.y)));
  const width = Math.min(image.width, Math.ceil(Math.max(one.x, two.x))) - x;
  const height = Math.min(image.height, Math.ceil(Math.max(one.y, two.y))) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Returns two opposite corners of a region. */
export function cornersOf({ x, y, width, height }: Region): Points {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

/** Progress of an alignment. */
export type Aligning =
  | { readonly state: "none" }
  /** A point is set in only one of the images: the image without it, and its number starting at 1. */
  | { readonly state: "half"; readonly missing: "this" | "first"; readonly number: number }
  /** One pair is not enough. */
  | { readonly state: "begun" }
  /** Points coincide or are collinear. */
  | { readonly state: "impossible" }
  | { readonly state: "ready"; readonly pairs: readonly PointPair[] };

/** Computes the progress of an alignment from the points in both images. */
export function aligning(inThis: Points, inFirst: Points): Aligning {
  const pairs: PointPair[] = [];
  for (const [index, from] of inThis.entries()) {
    const to = inFirst[index] ?? null;
    if (from && to) pairs.push({ from, to });
    else if (from || to) {
      return { state: "half", missing: from ? "first" : "this", number: index + 1 };
    }
  }
  if (pairs.length === 0) return { state: "none" };
  if (pairs.length < leastPairs) return { state: "begun" };
  return registration(pairs) ? { state: "ready", pairs } : { state: "impossible" };
}

/** Returns the points of an existing alignment in one of the images. */
export function pointsOf(pairs: readonly PointPair[] | null, side: "from" | "to"): Points {
  return noPoints(mostPairs).map((_, index) => pairs?.[index]?.[side] ?? null);
}
