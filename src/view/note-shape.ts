import { clamp } from "./geometry.ts";
import type { Point, Region, Size } from "./view.ts";

/** Where on a picture a note is, in pixels of the full picture. */
export type NoteShape =
  | { readonly kind: "WHOLE" }
  | { readonly kind: "RECTANGLE"; readonly region: Region }
  | { readonly kind: "POLYGON"; readonly corners: readonly Point[] }
  | { readonly kind: "POINT"; readonly point: Point };

/** How far a point is from a shape, in pixels of the picture: 0 within it, and of the whole picture everywhere. */
export function distanceTo(shape: NoteShape, { x, y }: Point): number {
  switch (shape.kind) {
    case "WHOLE":
      return 0;
    case "POINT":
      return Math.hypot(x - shape.point.x, y - shape.point.y);
    case "RECTANGLE": {
      const { region } = shape;
      const across = x - clamp(x, region.x, region.x + region.width);
      const down = y - clamp(y, region.y, region.y + region.height);
      return Math.hypot(across, down);
    }
    case "POLYGON":
      return isInPolygon(shape.corners, { x, y }) ? 0 : distanceToSides(shape.corners, { x, y });
  }
}

/** How much of a picture a shape takes, in square pixels; of a point nothing. */
export function areaOf(shape: NoteShape): number {
  switch (shape.kind) {
    case "WHOLE":
      return Infinity;
    case "POINT":
      return 0;
    case "RECTANGLE":
      return shape.region.width * shape.region.height;
    case "POLYGON": {
      const { corners } = shape;
      const twice = corners.reduce((sum, corner, at) => {
        const next = corners[(at + 1) % corners.length] ?? corner;
        return sum + corner.x * next.y - next.x * corner.y;
      }, 0);
      return Math.abs(twice) / 2;
    }
  }
}

/**
 * The shape that is meant by a press: of those near enough one that it lies in, the smallest first, else the nearest.
 * The whole picture is none of them.
 *
 * @param reach how far beside a shape it may be, in pixels of the picture
 */
export function shapeAt<Held extends { readonly shape: NoteShape }>(
  held: readonly Held[],
  point: Point,
  reach: number,
): Held | null {
  const near = held.flatMap((one) => {
    if (one.shape.kind === "WHOLE") return [];
    const distance = distanceTo(one.shape, point);
    return distance <= reach ? [{ one, distance, area: areaOf(one.shape) }] : [];
  });
  near.sort((a, b) => a.distance - b.distance || a.area - b.area);
  return near[0]?.one ?? null;
}

/** The middle of the least rectangle around a shape. */
export function middleOf(shape: NoteShape, image: Size): Point {
  const { x, y, width, height } = boxOf(shape, image);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The least rectangle around a shape. */
export function boxOf(shape: NoteShape, { width, height }: Size): Region {
  switch (shape.kind) {
    case "WHOLE":
      return { x: 0, y: 0, width, height };
    case "RECTANGLE":
      return shape.region;
    case "POINT":
      return { ...shape.point, width: 0, height: 0 };
    case "POLYGON": {
      const xs = shape.corners.map((corner) => corner.x);
      const ys = shape.corners.map((corner) => corner.y);
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    }
  }
}

function isInPolygon(corners: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  for (const [at, one] of corners.entries()) {
    const other = corners.at(at - 1) ?? one;
    const isCrossed = one.y > y !== other.y > y;
    if (isCrossed && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      isIn = !isIn;
  }
  return isIn;
}

function distanceToSides(corners: readonly Point[], point: Point): number {
  const sides = corners.map((one, at) => distanceToSide(one, corners.at(at - 1) ?? one, point));
  return Math.min(...sides);
}

function distanceToSide(from: Point, to: Point, { x, y }: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const square = across ** 2 + down ** 2;
  const along = square === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / square;
  const share = clamp(along, 0, 1);
  return Math.hypot(x - from.x - share * across, y - from.y - share * down);
}
