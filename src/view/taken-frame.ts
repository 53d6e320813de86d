import { fitFrame } from "./fit-view.ts";
import {
  adjustText,
  readAdjust,
  readRegion,
  readRotation,
  regionText,
  rotationText,
} from "./frame-text.ts";
import { wholeFrame } from "./view.ts";
import type { Frame, Region, Size } from "./view.ts";

/** What was seen of an image, apart from which image it was. */
export type Look = Pick<Frame, "region" | "rotation" | "mirror" | "adjustments">;

/** How far the proportions of two images of the same may be apart: what is trimmed when a photograph is cut. */
const tolerance = 0.01;

/** Region, rotation and adjustments as an address has them, divided by spaces; the last only if there are any. */
export function lookText({ region, rotation, mirror, adjustments }: Look): string {
  return [regionText(region), rotationText({ rotation, mirror }), adjustText(adjustments)]
    .join(" ")
    .trim();
}

/** Reads what `lookText` writes; null if it is anything else, another spelling of the same included. */
export function readLook(text: string): Look | null {
  const [region = "", rotation = "", adjustments, ...rest] = text.split(" ");
  const dropped: string[] = [];
  const drop = (what: string) => void dropped.push(what);
  const look = {
    ...wholeFrame("", 0),
    ...readRegion(region, drop),
    ...readRotation(rotation, drop),
    ...(adjustments !== undefined && readAdjust(adjustments, drop)),
  };
  const isRead = dropped.length === 0 && rest.length === 0 && lookText(look) === text;
  return isRead ? look : null;
}

/** A view that was taken of an image, on the image as it is now. */
export type LaidLook = {
  frame: Frame;
  /** Whether it is likely to show something else: the proportions are others, or the part is not there. */
  isDoubtful: boolean;
};

/**
 * What was seen of an image, on one that has taken its place: the same share of it, if the proportions are the same,
 * and otherwise what of the part lies within it.
 *
 * @param taken what was seen, and how large the image was then
 */
export function laidOn(look: Look, taken: Size, work: string, place: number, now: Size): LaidLook {
  const across = now.width / taken.width;
  const down = now.height / taken.height;
  const isAlike = Math.abs(across / down - 1) <= tolerance;
  const region = look.region && isAlike ? scaled(look.region, across, down) : look.region;
  const { view, dropped } = fitFrame({ ...look, region, work, image: 0 }, [now]);
  return {
    frame: { ...view, image: place },
    isDoubtful: !isAlike || dropped.length > 0,
  };
}

function scaled({ x, y, width, height }: Region, across: number, down: number): Region {
  if (across === 1 && down === 1) return { x, y, width, height };
  const left = Math.round(x * across);
  const top = Math.round(y * down);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round((x + width) * across) - left),
    height: Math.max(1, Math.round((y + height) * down) - top),
  };
}
