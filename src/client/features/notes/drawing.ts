import { clamp, clampPoint } from "../../../view/geometry.ts";
import type { NoteShape } from "../../../view/note-shape.ts";
import { thinned } from "../../../view/thinned.ts";
import type { Point, Region, Size } from "../../../view/view.ts";

/** Shapes that can be drawn on an image. */
export type DrawnKind = "RECTANGLE" | "POLYGON" | "POINT";

/** A shape that is being drawn, in pixels of the full image. */
export type Drawing =
  | { readonly kind: "RECTANGLE"; readonly region: Region }
  /** `at` is the position of the next corner. */
  | { readonly kind: "POLYGON"; readonly corners: readonly Point[]; readonly at: Point }
  | { readonly kind: "POINT"; readonly at: Point };

/** The server's limit. */
export const mostCorners = 200;
const leastCorners = 3;
/** Initial size of a rectangle, as a share of the visible region. */
const firstShare = 1 / 3;

/** Returns an initial shape in the middle of the visible region. */
export function begun(kind: DrawnKind, seen: Region): Drawing {
  const at = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  if (kind === "POINT") return { kind, at };
  if (kind === "POLYGON") return { kind, corners: [], at };
  const [width, height] = [seen.width * firstShare, seen.height * firstShare];
  return { kind, region: { x: at.x - width / 2, y: at.y - height / 2, width, height } };
}

/** Moves the shape, or the position of its next corner, within the image. */
export function moved(drawing: Drawing, by: Point, image: Size): Drawing {
  if (drawing.kind !== "RECTANGLE") {
    const at = clampPoint({ x: drawing.at.x + by.x, y: drawing.at.y + by.y }, image);
    return { ...drawing, at };
  }
  const { region } = drawing;
  const x = clamp(region.x + by.x, 0, image.width - region.width);
  const y = clamp(region.y + by.y, 0, image.height - region.height);
  return { ...drawing, region: { ...region, x, y } };
}

/** Moves the lower right corner of a rectangle within the image; for other shapes, the same as `moved`. */
export function resized(drawing: Drawing, by: Point, image: Size): Drawing {
  if (drawing.kind !== "RECTANGLE") return moved(drawing, by, image);
  const { region } = drawing;
  const width = clamp(region.width + by.x, 1, image.width - region.x);
  const height = clamp(region.height + by.y, 1, image.height - region.y);
  return { ...drawing, region: { ...region, width, height } };
}

/** Returns the rectangle between two corners, limited to the image. */
export function between(one: Point, other: Point, image: Size): Drawing {
  const [from, to] = [clampPoint(one, image), clampPoint(other, image)];
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const region = { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
  return { kind: "RECTANGLE", region };
}

/** Returns the corner of a rectangle that has only one corner yet; null for any other drawing. */
export function onlyCorner(drawing: Drawing | null): Point | null {
  if (drawing?.kind !== "RECTANGLE") return null;
  const { x, y, width, height } = drawing.region;
  return width === 0 && height === 0 ? { x, y } : null;
}

/** Adds a corner to a polygon, limited to the image. */
export function cornered(drawing: Drawing, at: Point, image: Size): Drawing {
  if (drawing.kind !== "POLYGON") return drawing;
  const corner = clampPoint(at, image);
  return { ...drawing, at: corner, corners: [...drawing.corners, corner] };
}

/** Removes the last corner of a polygon; the next one would be there. */
export function takenBack(drawing: Drawing): Drawing {
  const last = drawing.kind === "POLYGON" ? drawing.corners.at(-1) : undefined;
  if (drawing.kind !== "POLYGON" || !last) return drawing;
  return { ...drawing, at: last, corners: drawing.corners.slice(0, -1) };
}

/**
 * Converts a drawing to a shape for the server: rectangles in whole pixels, polygons simplified; null if it is
 * incomplete.
 *
 * @param tolerance maximum deviation of a polygon's outline in pixels
 */
export function drawnShape(drawing: Drawing, image: Size, tolerance: number): NoteShape | null {
  switch (drawing.kind) {
    case "POINT":
      return { kind: "POINT", point: clampPoint(drawing.at, image) };
    case "POLYGON": {
      const corners = thinned(drawing.corners, mostCorners, tolerance);
      return corners.length < leastCorners ? null : { kind: "POLYGON", corners };
    }
    case "RECTANGLE": {
      const { region } = drawing;
      const x = clamp(Math.floor(region.x), 0, image.width - 1);
      const y = clamp(Math.floor(region.y), 0, image.height - 1);
      const width = clamp(Math.ceil(region.x + region.width), x + 1, image.width) - x;
      const height = clamp(Math.ceil(region.y + region.height), y + 1, image.height) - y;
      return { kind: "RECTANGLE", region: { x, y, width, height } };
    }
  }
}
