import { centreOf, clamp, intersect } from "./geometry.ts";
import { wholeRegion } from "./view.ts";
import type { Point, Region, Size } from "./view.ts";

/** How an image lies under a window. */
export type Sight = {
  /** What the middle of the window shows, in pixels of the full image. */
  readonly centre: Point;
  /** Pixels of the window per pixel of the image. */
  readonly scale: number;
  /** By how much the image is turned clockwise, in degrees from 0 to 360. */
  readonly rotation: number;
};

/** A part that lacks less than this share of the image is the whole of it. */
const nearlyWhole = 0.005;

/**
 * How an image must lie so that a region of it is seen wholly, and as large as it can be. Where there is room for
 * more, the image fills it as far as it goes. An image that is turned shows the region turned with it, to the
 * nearest quarter.
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

/** The part of an image that a window shows; null if it is the whole image, or nothing of it. */
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

/** Width and height exchanged where a picture is turned on its side, to the nearest quarter. */
export function turned({ width, height }: Size, rotation: number): Size {
  const isOnItsSide = Math.round(rotation / 90) % 2 !== 0;
  return isOnItsSide ? { width: height, height: width } : { width, height };
}

/** The nearest middle with which a side of the window shows nothing beside the image, or the whole of it. */
function filling(middle: number, room: number, side: number): number {
  return room >= side ? side / 2 : clamp(middle, room / 2, side - room / 2);
}
