import { clamp } from "../../../view/geometry.ts";
import { apply, compose, invert } from "../../../view/registration.ts";
import type { Transform } from "../../../view/registration.ts";
import type { Point, Region, Size } from "../../../view/view.ts";
import type { Placement } from "./deep-zoom-sight.ts";

/** Limits of the lens's magnification, relative to the displayed image. */
export type StrengthLimits = {
  readonly least: number;
  /** One image pixel per device pixel. */
  readonly full: number;
  /** Twice the full resolution. */
  readonly most: number;
  /** The initial strength. */
  readonly usual: number;
};

/** What the lens shows, aligned to device pixels. */
export type LensFrame = {
  /** Width and height of the glass in device pixels. */
  readonly pixels: number;
  /** Maps image pixels to device pixels, relative to the upper left corner of the glass. */
  readonly matrix: Transform;
  /** Whether the image is neither rotated nor mirrored; it is then aligned to whole pixels. */
  readonly isUpright: boolean;
  /** Maximum number of device pixels per image pixel. */
  readonly scale: number;
  /** The visible region, in image pixels; may extend beyond the image. */
  readonly region: Region;
};

const leastStrength = 1.25;
const strengthStep = 1.25;
const usualStrengths = { least: 2, most: 8 };

/** A strength this near to the full resolution differs from it only by rounding. */
const nearlyOne = 1e-3;
/** Values below this are rounding errors of a sine or a matrix. */
const nearlyNothing = 1e-9;

/** Returns the limits for an image of `imageWidth` pixels, displayed `shownWidth` CSS pixels wide. */
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

/** Limits a selected strength; null selects the usual strength for the image. */
export function strengthWithin(strength: number | null, limits: StrengthLimits): number {
  return clamp(strength ?? limits.usual, limits.least, limits.most);
}

/** Returns the strength one step stronger (1) or weaker (-1); stops at the full resolution on the way. */
export function stepStrength(strength: number, limits: StrengthLimits, direction: 1 | -1): number {
  const next = clamp(strength * strengthStep ** direction, limits.least, limits.most);
  const passesFull = (limits.full - strength) * (limits.full - next) < 0;
  const leavesFull = Math.abs(limits.full / strength - 1) < nearlyOne;
  return passesFull && !leavesFull ? limits.full : next;
}

/** Returns the transform from image pixels to CSS pixels of the viewport, for an image placed in this box of it. */
export function toWindow(placement: Placement, box: Region): Transform {
  return movedOnto(turning(placement, placement.scale), placement.centre, {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
}

/** Returns what a glass over `point` of the image shows. */
export function lensFrame(lens: {
  /** Placement of the image around the glass; scale in CSS pixels per image pixel. */
  placement: Placement;
  pixelRatio: number;
  /** Point under the middle of the glass, in image pixels. */
  point: Point;
  /** Width and height of the glass in CSS pixels. */
  size: number;
  strength: number;
  /** Maps another image, which the glass shows instead, to the image; null for none. */
  over?: Transform | null;
}): LensFrame {
  const pixels = Math.round(lens.size * lens.pixelRatio);
  const exact = lens.strength * lens.placement.scale * lens.pixelRatio;
  const scale = Math.abs(exact - 1) < nearlyOne ? 1 : exact;
  const middle = { x: pixels / 2, y: pixels / 2 };
  const whole = movedOnto(turning(lens.placement, scale), lens.point, middle);
  const [a, b, c, d, e, f] = lens.over ? compose(whole, lens.over) : whole;
  const skewed = Math.max(Math.abs(b), Math.abs(c)) / Math.max(Math.abs(a), Math.abs(d));
  const isUpright = a > 0 && d > 0 && skewed < nearlyNothing;
  const matrix: Transform = isUpright
    ? [a, 0, 0, d, ontoPixel(e), ontoPixel(f)]
    : [a, b, c, d, e, f];
  return {
    pixels,
    matrix,
    isUpright,
    scale: Math.max(Math.hypot(a, b), Math.hypot(c, d)),
    region: seenIn(matrix, { width: pixels, height: pixels }),
  };
}

/**
 * Returns the position of a region of an upright image on the glass, in whole pixels, so that tiles meet without a
 * seam.
 */
export function placeOnGlass(region: Region, { matrix: [a, , , d, e, f] }: LensFrame): Region {
  const x = Math.round(region.x * a);
  const y = Math.round(region.y * d);
  return {
    x: x + e,
    y: y + f,
    width: Math.round((region.x + region.width) * a) - x,
    height: Math.round((region.y + region.height) * d) - y,
  };
}

/** Returns the smallest region of an image that contains its visible part. @param size device pixels of the viewport */
export function seenIn(matrix: Transform, { width, height }: Size): Region {
  const back = invert(matrix);
  if (!back) return { x: 0, y: 0, width: 0, height: 0 };
  const corners = [0, width].flatMap((x) => [0, height].map((y) => apply(back, { x, y })));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const aboveFinger = 28;
const windowMargin = 4;

/**
 * Returns the upper left corner of the glass in the viewport. Under a mouse it is centred; for a finger it is above, or
 * beside it if there is no space above, so that the hand never hides it.
 *
 * @param held the magnified position, in CSS pixels of the viewport
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

/** Mirrors, rotates and scales around the upper left corner. */
function turning({ rotation, mirror }: Placement, scale: number): Transform {
  const radians = (rotation * Math.PI) / 180;
  const across = withoutDust(Math.sin(radians)) * scale;
  const along = withoutDust(Math.cos(radians)) * scale;
  const side = mirror ? -1 : 1;
  return [side * along, side * across, -across, along, 0, 0];
}

function movedOnto(transform: Transform, from: Point, to: Point): Transform {
  const [a, b, c, d] = transform;
  const { x, y } = apply([a, b, c, d, 0, 0], from);
  return [a, b, c, d, to.x - x, to.y - y];
}

function withoutDust(value: number): number {
  return Math.abs(value) < nearlyNothing ? 0 : value;
}

/** Rounds to a whole number, and never to -0. */
function ontoPixel(value: number): number {
  return Math.round(value) + 0;
}
