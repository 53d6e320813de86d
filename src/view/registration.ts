import type { Point, Size } from "./view.ts";

/** The same point in an image (`from`) and in the work's first image (`to`), in pixels of the full images. */
export type PointPair = { readonly from: Point; readonly to: Point };

/**
 * Maps points of one image to another: the six numbers of a canvas matrix, so that x' = a x + c y + e and y' = b x + d
 * y + f.
 */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A placement by mirroring, rotating, scaling and moving, in this order, for viewers that support only these. */
export type Placing = {
  /** Whether the image is mirrored horizontally. */
  readonly mirror: boolean;
  /** Clockwise, in degrees, 0 or more and less than 360. */
  readonly rotation: number;
  readonly scale: number;
  /** Position of the centre of the image. */
  readonly centre: Point;
};

/** Points closer than this, in pixels, count as one point. */
const samePoint = 1;
/** Maximum height of a triangle relative to its longest side at which its corners count as lying on a line. */
const nearlyLine = 1e-3;
/** Maximum relative difference of two aspect ratios that count as equal. */
const likeProportions = 0.01;

/**
 * Returns the transform of an image onto the work's first image: by its point pairs, or, without pairs, whole image
 * onto whole image if the aspect ratios match; else null.
 */
export function laidOver(pairs: readonly PointPair[], image: Size, first: Size): Transform | null {
  if (pairs.length > 0) return registration(pairs);
  const x = first.width / image.width;
  const y = first.height / image.height;
  return Math.abs(x / y - 1) <= likeProportions ? [x, 0, 0, y, 0, 0] : null;
}

/**
 * Returns the transform that maps each `from` to its `to`: a similarity for two pairs, an affine transform for three.
 * Returns null for any other number, for coincident points, or if three points lie on a line.
 */
export function registration(pairs: readonly PointPair[]): Transform | null {
  const [one, two, three] = pairs;
  if (!one || !two || pairs.length > 3) return null;
  return three ? affine(one, two, three) : similarity(one, two);
}

/** Applies a transform to a point. */
export function apply([a, b, c, d, e, f]: Transform, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Returns the transform that applies `first`, then `second`. */
export function compose(second: Transform, first: Transform): Transform {
  const [a, b, c, d, e, f] = first;
  const [k, l, m, n] = second;
  const { x, y } = apply(second, { x: e, y: f });
  return [k * a + m * b, l * a + n * b, k * c + m * d, l * c + n * d, x, y];
}

/** Returns the inverse of a transform; null if it has none. */
export function invert([a, b, c, d, e, f]: Transform): Transform | null {
  const area = a * d - b * c;
  if (area === 0 || !Number.isFinite(1 / area)) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Returns the least-squares placement for a viewer that cannot skew. The centre of the image is mapped exactly. */
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

/** Translates the transform so that it maps the pair's `from` exactly to its `to`. */
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
