import type { Point, Size } from "../../../../view/view.ts";
import type { Points } from "./points.ts";

/** A length that follows from the work's size, with its end points in an image. */
export type KnownLength = { readonly label: string; readonly cm: number; readonly points: Points };

/** The server's maximum. */
const mostPixelsPerCm = 1_000_000;

/** Parses a length in centimetres, with a decimal comma or point; null if it is invalid. */
export function lengthIn(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  const length = /^\d+(\.\d*)?$|^\.\d+$/.test(trimmed) ? Number(trimmed) : 0;
  return length > 0 ? length : null;
}

/** Returns the resolution in pixels per centimetre from the distance of two points; null if it is invalid. */
export function pixelsPerCmBetween([one, two]: Points, cm: number | null): number | null {
  if (!one || !two || cm === null) return null;
  const scale = way(one, two) / cm;
  return scale > 0 && scale <= mostPixelsPerCm ? scale : null;
}

/** Returns the known dimensions of a work as lengths in an image of the whole work. */
export function knownLengths(
  { width, height }: Size,
  work: { readonly widthCm: number | null; readonly heightCm: number | null },
): KnownLength[] {
  const { widthCm, heightCm } = work;
  const across = [
    { x: 0, y: height / 2 },
    { x: width, y: height / 2 },
  ];
  const down = [
    { x: width / 2, y: 0 },
    { x: width / 2, y: height },
  ];
  return [
    ...(widthCm ? [{ label: `All its width is ${widthCm} cm`, cm: widthCm, points: across }] : []),
    ...(heightCm
      ? [{ label: `All its height is ${heightCm} cm`, cm: heightCm, points: down }]
      : []),
  ];
}

const way = (one: Point, two: Point) => Math.hypot(one.x - two.x, one.y - two.y);
