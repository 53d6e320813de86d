import { clamp } from "./geometry.ts";
import type { Point, Region, Size } from "./view.ts";

/** Shape of a note, in pixels of the full image. */
export type NoteShape =
  | { readonly kind: "WHOLE" }
  | { readonly kind: "RECTANGLE"; readonly region: Region }
  | { readonly kind: "POLYGON"; readonly corners: readonly Point[] }
  | { readonly kind: "POINT"; readonly point: Point };

/** Returns the distance from a point to a shape in image pixels: 0 inside it, and everywhere for the whole image. */
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

/** Returns the area of a shape in square pixels; 0 for a point. */
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
 * Returns the item whose shape was hit: the smallest shape that contains the point, else the nearest within `reach`.
 * Never returns a shape that covers the whole image.
 *
 * @param reach maximum distance to a shape, in image pixels
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

/** Returns the centre of a shape's bounding box. */
export function middleOf(shape: NoteShape, image: Size): Point {
  const { x, y, width, height } = boxOf(shape, image);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the bounding box of a shape. */
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
