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

/** Region, rotation, mirroring and adjustments of a view, without the image. */
export type Look = Pick<Frame, "region" | "rotation" | "mirror" | "adjustments">;

/**
 * Maximum relative difference between the aspect ratios of two images of the same subject. Photographs are trimmed a
 * little.
 */
const tolerance = 0.01;

/** Serializes region, rotation and adjustments in URL syntax, separated by spaces; omits default adjustments. */
export function lookText({ region, rotation, mirror, adjustments }: Look): string {
  return [regionText(region), rotationText({ rotation, mirror }), adjustText(adjustments)]
    .join(" ")
    .trim();
}

/** Parses what `lookText` writes; returns null for everything else, including other spellings of the same value. */
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

/** A saved view, transferred to the current image. */
export type LaidLook = {
  frame: Frame;
  /** Whether the result may show something else: the aspect ratio differs, or the region is outside the image. */
  isDoubtful: boolean;
};

/**
 * Transfers a view of an image to the image that replaced it: scales the region if the aspect ratio is the same, and
 * otherwise crops it to the image.
 *
 * @param taken size of the image when the view was saved
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
