import { clampRegion } from "../../../view/geometry.ts";
import type { Region, Size } from "../../../view/view.ts";

/**
 * Margin around a region, as a share of its size, and minimum share of the image, so that its surroundings stay
 * visible.
 */
const [beside, leastShare] = [0.5, 0.08];

/** Returns a region that shows another one with its surroundings. */
export function roomAround({ x, y, width, height }: Region, image: Size): Region {
  const across = Math.max(width * (1 + 2 * beside), image.width * leastShare);
  const down = Math.max(height * (1 + 2 * beside), image.height * leastShare);
  const room = {
    x: x + (width - across) / 2,
    y: y + (height - down) / 2,
    width: across,
    height: down,
  };
  const { x: left, y: top, ...size } = clampRegion(room, image);
  return {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(size.width),
    height: Math.round(size.height),
  };
}
