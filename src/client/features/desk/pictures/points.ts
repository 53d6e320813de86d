import { registration } from "../../../../view/registration.ts";
import type { PointPair } from "../../../../view/registration.ts";
import type { Point, Region, Size } from "../../../../view/view.ts";

/** Numbered places in a picture; null where one is not set yet. */
export type Points = readonly (Point | null)[];

/** As many pairs as say how one picture lies on another. */
export const mostPairs = 3;
const leastPairs = 2;

/** So many places of which none is set. */
export const noPoints = (count: number): Points => Array.from({ length: count }, () => null);

/** With one of the places set, or with null taken back. */
export function withPoint(points: Points, index: number, point: Point | null): Points {
  return points.map((each, place) => (place === index ? point : each));
}

/** Which place is meant by somebody who points: the first that is not set yet, else the nearest one. */
export function meantBy(points: Points, at: Point): number {
  const free = points.indexOf(null);
  if (free !== -1) return free;
  const ways = points.map((point) => (point ? Math.hypot(point.x - at.x, point.y - at.y) : 0));
  return ways.indexOf(Math.min(...ways));
}

/** The part of a picture between two corners, in whole pixels; null if they are not both set, or it would be nothing. */
export function regionBetween([one, two]: Points, image: Size): Region | null {
  if (!one || !two) return null;
  const x = Math.max(0, Math.floor(Math.min(one.x, two.x)));
  const y = Math.max(0, Math.floor(Math.min(one.y, two.y)));
  const width = Math.min(image.width, Math.ceil(Math.max(one.x, two.x))) - x;
  const height = Math.min(image.height, Math.ceil(Math.max(one.y, two.y))) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The corners between which a part of a picture lies. */
export function cornersOf({ x, y, width, height }: Region): Points {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

/** How far the alignment of two pictures is. */
export type Aligning =
  | { readonly state: "none" }
  /** A place is set in one of them alone; where its like is missing, and its number from 1. */
  | { readonly state: "half"; readonly missing: "this" | "first"; readonly number: number }
  /** One pair is too little. */
  | { readonly state: "begun" }
  /** Places coincide or lie on a line. */
  | { readonly state: "impossible" }
  | { readonly state: "ready"; readonly pairs: readonly PointPair[] };

/** What two pictures' places come to. */
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

/** The places of an alignment that is there already, in one of the pictures. */
export function pointsOf(pairs: readonly PointPair[] | null, side: "from" | "to"): Points {
  return noPoints(mostPairs).map((_, index) => pairs?.[index]?.[side] ?? null);
}
