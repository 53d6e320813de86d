import type { Point, Region, Size } from "./view.ts";

/** Returns the largest size of the same aspect ratio that fits into `box`; scales up as well as down. */
export function fit(size: Size, box: Size): Size {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  return { width: size.width * scale, height: size.height * scale };
}

/** Limits `value` to the range from `low` to `high`; returns `low` if the range is inverted. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Returns the nearest point inside an image. */
export function clampPoint(point: Point, image: Size): Point {
  return { x: clamp(point.x, 0, image.width), y: clamp(point.y, 0, image.height) };
}

/** Shrinks a region to the size of the image if it is larger, and moves it inside the image. */
export function clampRegion(region: Region, image: Size): Region {
  const width = Math.min(region.width, image.width);
  const height = Math.min(region.height, image.height);
  return {
    x: clamp(region.x, 0, image.width - width),
    y: clamp(region.y, 0, image.height - height),
    width,
    height,
  };
}

/** Returns the intersection of two regions; null if its area is 0. */
export function intersect(one: Region, other: Region): Region | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Returns the region of this size around a point; it may extend beyond the image. */
export function regionAround(centre: Point, size: Size): Region {
  return {
    x: centre.x - size.width / 2,
    y: centre.y - size.height / 2,
    width: size.width,
    height: size.height,
  };
}

/** Returns the centre of a region. */
export function centreOf(region: Region): Point {
  return { x: region.x + region.width / 2, y: region.y + region.height / 2 };
}
