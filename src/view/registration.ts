import type { Point, Size } from "./view.ts";

/** The same place in two images: in this one, and in the work's first image; full image pixels. */
export type PointPair = { readonly from: Point; readonly to: Point };

/**
 * How points of one image lie on another: the six numbers of a canvas matrix, so that
 * x' = a x + c y + e and y' = b x + d y + f.
 */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What a viewer can do that only mirrors, turns, scales and moves an image, in this order. */
export type Placing = {
  /** Whether left and right are exchanged. */
  readonly mirror: boolean;
  /** Clockwise, in degrees, 0 or more and less than 360. */
  readonly rotation: number;
  readonly scale: number;
  /** Where the middle of the image comes to lie. */
  readonly centre: Point;
};

/** Points nearer than this, in pixels, are the same point. */
const samePoint = 1;
/** Three points lie on a line if the third is off it by less than this share of the longest side. */
const nearlyLine = 1e-3;
/** Two images are of the same proportions if these differ by at most this share. */
const likeProportions = 0.01;

/**
 * How an image lies over the work's first one: by its point pairs, or where there are none, as a whole over the
 * whole if both are of like proportions; else null.
 */
export function laidOver(pairs: readonly PointPair[], image: Size, first: Size): Transform | null {
  if (pairs.length > 0) return registration(pairs);
  const x = first.width / image.width;
  const y = first.height / image.height;
  return Math.abs(x / y - 1) <= likeProportions ? [x, 0, 0, y, 0, 0] : null;
}

/**
 * The transform that takes each `from` to its `to`: of two pairs one that turns, scales and moves, of three an
 * affine one. Null if there are fewer or more, or points coincide or lie on a line.
 */
export function registration(pairs: readonly PointPair[]): Transform | null {
  const [one, two, three] = pairs;
  if (!one || !two || pairs.length > 3) return null;
  return three ? affine(one, two, three) : similarity(one, two);
}

/** Where a point comes to lie. */
export function apply([a, b, c, d, e, f]: Transform, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The transform that does `first`, then `second`. */
export function compose(second: Transform, first: Transform): Transform {
  const [a, b, c, d, e, f] = first;
  const [k, l, m, n] = second;
  const { x, y } = apply(second, { x: e, y: f });
  return [k * a + m * b, l * a + n * b, k * c + m * d, l * c + n * d, x, y];
}

/** The transform that takes everything back; null if it leaves nothing to take back. */
export function invert([a, b, c, d, e, f]: Transform): Transform | null {
  const area = a * d - b * c;
  if (area === 0 || !Number.isFinite(1 / area)) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/**
 * The nearest that a viewer can do that cannot skew: by least squares, with the middle of the image where the
 * transform puts it.
 */
export function nearestPlacing(transform: Transform, image: Size): Placing {
  const [a, b, c, d] = transform;
  const mirror = a * d - b * c < 0;
  const side = mirror ? -1 : 1;
  const along = (side * a + d) / 2;
  const across = (side * b - c) / 2;
  const degrees = (Math.atan2(across, along) * 180) / Math.PI;
  return {
    mirror,
    rotation: degrees < 0 ? (degrees + 360) % 360 : degrees,
    scale: Math.hypot(along, across),
    centre: apply(transform, { x: image.width / 2, y: image.height / 2 }),
  };
}

function similarity(one: PointPair, two: PointPair): Transform | null {
  const from = between(one.from, two.from);
  const to = between(one.to, two.to);
  const square = from.x ** 2 + from.y ** 2;
  if (Math.hypot(from.x, from.y) < samePoint || Math.hypot(to.x, to.y) < samePoint) return null;
  const along = (from.x * to.x + from.y * to.y) / square;
  const across = (from.x * to.y - from.y * to.x) / square;
  return movedOnto([along, across, -across, along, 0, 0], one);
}

function affine(one: PointPair, two: PointPair, three: PointPair): Transform | null {
  if (isLine(one.from, two.from, three.from) || isLine(one.to, two.to, three.to)) return null;
  const [u, v] = [between(one.from, two.from), between(one.from, three.from)];
  const [s, t] = [between(one.to, two.to), between(one.to, three.to)];
  const back = invert([u.x, u.y, v.x, v.y, 0, 0]);
  return back && movedOnto(compose([s.x, s.y, t.x, t.y, 0, 0], back), one);
}

/** The transform, moved so that it takes the pair's point where it belongs. */
function movedOnto(transform: Transform, { from, to }: PointPair): Transform {
  const [a, b, c, d] = transform;
  const off = between(apply(transform, from), to);
  const [, , , , e, f] = transform;
  return [a, b, c, d, e + off.x, f + off.y];
}

function isLine(one: Point, two: Point, three: Point): boolean {
  const sides = [between(one, two), between(two, three), between(three, one)];
  const longest = Math.max(...sides.map(({ x, y }) => Math.hypot(x, y)));
  const [u, v] = [between(one, two), between(one, three)];
  const height = Math.abs(u.x * v.y - u.y * v.x) / longest;
  return !(longest >= samePoint && height >= longest * nearlyLine);
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}
