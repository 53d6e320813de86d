import { clamp } from "../../../view/geometry.ts";
import { apply, compose, invert } from "../../../view/registration.ts";
import type { Transform } from "../../../view/registration.ts";
import type { Point, Region, Size } from "../../../view/view.ts";
import type { Placement } from "./deep-zoom-sight.ts";

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
  /** From pixels of the picture to pixels of the screen, from the upper left corner of the glass. */
  readonly matrix: Transform;
  /** Whether the picture is neither turned nor mirrored; it then lies on whole pixels. */
  readonly isUpright: boolean;
  /** Pixels of the screen per pixel of the picture, where they are most. */
  readonly scale: number;
  /** What the glass shows, in pixels of the picture; may reach beyond it. */
  readonly region: Region;
};

const leastStrength = 1.25;
const strengthStep = 1.25;
const usualStrengths = { least: 2, most: 8 };

/** A strength so near to the full resolution that only rounding keeps it from it. */
const nearlyOne = 1e-3;
/** A share of a pixel that is none: what rounding leaves of a sine or a matrix. */
const nearlyNothing = 1e-9;

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

/** A strength that was chosen as far as it goes here; null is what suits the picture. */
export function strengthWithin(strength: number | null, limits: StrengthLimits): number {
  return clamp(strength ?? limits.usual, limits.least, limits.most);
}

/** One step stronger (1) or weaker (-1); stops at the full resolution on the way. */
export function stepStrength(strength: number, limits: StrengthLimits, direction: 1 | -1): number {
  const next = clamp(strength * strengthStep ** direction, limits.least, limits.most);
  const passesFull = (limits.full - strength) * (limits.full - next) < 0;
  const leavesFull = Math.abs(limits.full / strength - 1) < nearlyOne;
  return passesFull && !leavesFull ? limits.full : next;
}

/** From pixels of a picture to CSS pixels of the window, as it lies in this box of it. */
export function toWindow(placement: Placement, box: Region): Transform {
  return movedOnto(turning(placement, placement.scale), placement.centre, {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
}

/** What a glass shows that is held over `point` of the picture. */
export function lensFrame(lens: {
  /** How the picture lies around the glass; scale in CSS pixels. */
  placement: Placement;
  pixelRatio: number;
  /** What is under the middle of the glass, in pixels of the picture. */
  point: Point;
  /** Width and height of the glass in CSS pixels. */
  size: number;
  strength: number;
  /** How another image, which the glass shows in its place, lies on the picture; null for none. */
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
 * Where a region of an upright picture lies on the glass, in whole pixels, so that tiles meet without
 * a seam.
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

/** The smallest region of a picture that holds all that is seen of it. @param size pixels of the screen it is seen on */
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

/** Mirrors, turns and scales around the upper left corner. */
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

/** A whole number, and never a negative nothing. */
function ontoPixel(value: number): number {
  return Math.round(value) + 0;
}
