import type { ImagePointInput, NoteRegionInput } from "../../../__generated__/resolvers.ts";
import { noteLimits } from "../store/note-limits.ts";
import type { NoteRegion, Point } from "../store/note-region.ts";
import { noteSentences } from "./note-sentences.ts";

type Size = { width: number; height: number };

/** Converts the region of a note on an image of this size; returns a sentence if it is invalid. */
export function regionFrom(given: NoteRegionInput, size: Size): NoteRegion | string {
  const { width, height } = size;
  const outside = noteSentences.outside(width, height);
  if (given.rectangle) {
    const { rectangle } = given;
    if (rectangle.width < 1 || rectangle.height < 1) return noteSentences.emptyRectangle;
    const isWithin =
      rectangle.x >= 0 &&
      rectangle.y >= 0 &&
      rectangle.x + rectangle.width <= width &&
      rectangle.y + rectangle.height <= height;
    return isWithin ? { shape: "RECTANGLE", ...rectangle, points: null } : outside;
  }
  if (given.polygon) {
    const { least, most } = noteLimits.corners;
    if (given.polygon.length < least) return noteSentences.fewCorners;
    if (given.polygon.length > most) return noteSentences.manyCorners;
    return given.polygon.every((point) => isIn(point, size))
      ? around("POLYGON", given.polygon, size)
      : outside;
  }
  if (given.point) return isIn(given.point, size) ? around("POINT", [given.point], size) : outside;
  return given.whole
    ? { shape: "WHOLE", x: 0, y: 0, width, height, points: null }
    : noteSentences.noRegion;
}

function isIn({ x, y }: ImagePointInput, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Returns points with their bounding box in whole pixels, which is at least one pixel wide and high. */
function around(
  shape: "POLYGON" | "POINT",
  given: readonly ImagePointInput[],
  size: Size,
): NoteRegion {
  const points: Point[] = given.map(({ x, y }) => ({ x: toTenth(x), y: toTenth(y) }));
  const [x, width] = spanOf(
    points.map((point) => point.x),
    size.width,
  );
  const [y, height] = spanOf(
    points.map((point) => point.y),
    size.height,
  );
  return { shape, x, y, width, height, points };
}

function spanOf(values: readonly number[], limit: number): [from: number, length: number] {
  const from = Math.min(Math.floor(Math.min(...values)), limit - 1);
  return [from, Math.max(Math.ceil(Math.max(...values)) - from, 1)];
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
