import { clampRegion } from "../../../view/geometry.ts";
import type { Region, Size } from "../../../view/view.ts";

/** A place is seen with this much beside it, as a share of itself, and never so near that what is around it is lost. */
const [beside, leastShare] = [0.5, 0.08];

/** A part of a picture that shows a place with what is around it. */
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
