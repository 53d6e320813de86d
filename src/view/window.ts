import { centreOf, clamp, intersect } from "./geometry.ts";
import { wholeRegion } from "./view.ts";
import type { Point, Region, Size } from "./view.ts";

/** Position of an image in a viewport. */
export type Sight = {
  /** The point at the centre of the viewport, in pixels of the full image. */
  readonly centre: Point;
  /** Viewport pixels per image pixel. */
  readonly scale: number;
  /** Clockwise rotation of the image, in degrees from 0 to 360. */
  readonly rotation: number;
};

/** Tolerance: a region that lacks less than this share of the image counts as the whole image. */
const nearlyWhole = 0.005;

/**
 * Returns the position that shows a region completely and as large as possible. If the viewport is larger than the
 * region, the rest of the image fills it as far as possible. The region of a rotated image is rotated with it, to the
 * nearest quarter turn.
 */
export function sightOf(region: Region, rotation: number, window: Size, image: Size): Sight {
  const { width, height } = turned(region, rotation);
  const scale = Math.min(window.width / width, window.height / height);
  const room = turned(window, rotation);
  const { x, y } = centreOf(region);
  const centre = {
    x: filling(x, room.width / scale, image.width),
    y: filling(y, room.height / scale, image.height),
  };
  return { centre, scale, rotation };
}

/** Returns the part of an image that a viewport shows; null if it is the whole image or nothing. */
export function regionInWindow(sight: Sight, window: Size, image: Size): Region | null {
  const { width, height } = turned(window, sight.rotation);
  const across = width / sight.scale;
  const down = height / sight.scale;
  const { x, y } = sight.centre;
  const seen = { x: x - across / 2, y: y - down / 2, width: across, height: down };
  const region = intersect(seen, wholeRegion(image));
  if (!region) return null;
  const isWhole =
    region.width >= image.width * (1 - nearlyWhole) &&
    region.height >= image.height * (1 - nearlyWhole);
  return isWhole ? null : region;
}

/** Swaps width and height if the rotation, rounded to quarter turns, lays the image on its side. */
export function turned({ width, height }: Size, rotation: number): Size {
  const isOnItsSide = Math.round(rotation / 90) % 2 !== 0;
  return isOnItsSide ? { width: height, height: width } : { width, height };
}

/**
 * Returns the centre nearest to `middle` at which the image fills the viewport along this side, or is centred in it if
 * it is smaller.
 */
function filling(middle: number, room: number, side: number): number {
  return room >= side ? side / 2 : clamp(middle, room / 2, side - room / 2);
}
