import { clamp } from "../../../view/geometry.ts";
import type { Point, Region, Size } from "../../../view/view.ts";

/** How strongly the lens may magnify: times larger than the picture is shown. */
export type StrengthLimits = {
  readonly least: number;
  /** One pixel of the picture on one pixel of the screen. */
  readonly full: number;
  /** Twice beyond the full resolution. */
  readonly most: number;
  /** Where one begins. */
  readonly usual: number;
};

/** What the lens shows, to the pixel of the screen. */
export type LensFrame = {
  /** Width and height of the glass in pixels of the screen. */
  readonly pixels: number;
  /** Pixels of the screen per pixel of the picture. */
  readonly scale: number;
  /** The upper left corner of the glass, in pixels of the screen from that of the magnified picture. */
  readonly left: number;
  readonly top: number;
  /** What the glass shows, in pixels of the picture; may reach beyond it. */
  readonly region: Region;
};

const leastStrength = 1.25;
const strengthStep = 1.25;
const usualStrengths = { least: 2, most: 8 };

/** A strength so near to the full resolution that only rounding keeps it from it. */
const nearlyOne = 1e-3;

/** The limits for a picture of `imageWidth` pixels, shown `shownWidth` CSS pixels wide. */
export function strengthLimits(
  imageWidth: number,
  shownWidth: number,
  pixelRatio: number,
): StrengthLimits {
  const full = imageWidth / (shownWidth * pixelRatio);
  const most = Math.max(2 * full, 2);
  const usual = clamp(full, usualStrengths.least, usualStrengths.most);
  return { least: leastStrength, full, most, usual: Math.min(usual, most) };
}

/** One step stronger (1) or weaker (-1); stops at the full resolution on the way. */
export function stepStrength(strength: number, limits: StrengthLimits, direction: 1 | -1): number {
  const next = clamp(strength * strengthStep ** direction, limits.least, limits.most);
  const passesFull = (limits.full - strength) * (limits.full - next) < 0;
  const leavesFull = Math.abs(limits.full / strength - 1) < nearlyOne;
  return passesFull && !leavesFull ? limits.full : next;
}

/** What a glass shows that is held over `point` of the picture. */
export function lensFrame(lens: {
  /** The picture's own width in pixels. */
  imageWidth: number;
  /** How wide it is shown, in CSS pixels. */
  shownWidth: number;
  pixelRatio: number;
  /** What the middle of the glass shows, in pixels of the picture. */
  point: Point;
  /** Width and height of the glass in CSS pixels. */
  size: number;
  strength: number;
}): LensFrame {
  const pixels = Math.round(lens.size * lens.pixelRatio);
  const exact = (lens.strength * lens.shownWidth * lens.pixelRatio) / lens.imageWidth;
  const scale = Math.abs(exact - 1) < nearlyOne ? 1 : exact;
  const left = Math.round(lens.point.x * scale - pixels / 2);
  const top = Math.round(lens.point.y * scale - pixels / 2);
  return {
    pixels,
    scale,
    left,
    top,
    region: { x: left / scale, y: top / scale, width: pixels / scale, height: pixels / scale },
  };
}

/** Where a region of the picture lies on the glass, in whole pixels, so that tiles meet without a seam. */
export function placeOnGlass(region: Region, { scale, left, top }: LensFrame): Region {
  const x = Math.round(region.x * scale);
  const y = Math.round(region.y * scale);
  return {
    x: x - left,
    y: y - top,
    width: Math.round((region.x + region.width) * scale) - x,
    height: Math.round((region.y + region.height) * scale) - y,
  };
}

const aboveFinger = 28;
const windowMargin = 4;

/**
 * The upper left corner of the glass in the window. Under a mouse it is centred; over a finger it
 * stands above, or beside it where there is no room above, so that the hand never hides it.
 *
 * @param held the place that is looked at, in CSS pixels of the window
 */
export function glassPlace(held: Point, size: number, byFinger: boolean, window: Size): Point {
  if (!byFinger) return { x: held.x - size / 2, y: held.y - size / 2 };
  const y = held.y - aboveFinger - size;
  const x = clamp(held.x - size / 2, windowMargin, window.width - size - windowMargin);
  if (y >= windowMargin) return { x, y };
  const beside = held.x > window.width / 2 ? held.x - aboveFinger - size : held.x + aboveFinger;
  return {
    x: clamp(beside, windowMargin, window.width - size - windowMargin),
    y: windowMargin,
  };
}
