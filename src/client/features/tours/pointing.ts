import { apply, invert } from "../../../view/registration.ts";
import type { Point } from "../../../view/view.ts";
import { toWindow } from "../viewer/lens-geometry.ts";
import type { PictureBox } from "./sight.ts";

/**
 * Returns the position in the first image at which the pointer is, in its pixels to a tenth. A position in another
 * image is mapped to the same position in the box of the first one.
 *
 * @param place in CSS pixels of the viewport
 * @returns null outside of all images, and beside the visible part of the first image
 */
export function pointedAt(pictures: readonly PictureBox[], place: Point): Point | null {
  const [first] = pictures;
  const under = pictures.find(({ box }) => isWithin(box, place));
  if (!first || !under) return null;
  const back = invert(toWindow(first.standing.sight, first.box));
  if (!back) return null;
  const { x, y } = apply(back, {
    x: place.x - under.box.left + first.box.left,
    y: place.y - under.box.top + first.box.top,
  });
  const { width, height } = first.standing.image;
  if (x < 0 || y < 0 || x > width || y > height) return null;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** Returns where a position of the first image appears in the viewport: the same position in the box of each image. */
export function seenAt(pictures: readonly PictureBox[], point: Point): Point[] {
  const [first] = pictures;
  if (!first) return [];
  const { x, y } = apply(toWindow(first.standing.sight, first.box), point);
  const across = (x - first.box.left) / first.box.width;
  const down = (y - first.box.top) / first.box.height;
  return pictures.flatMap(({ box }) => {
    const place = { x: box.left + across * box.width, y: box.top + down * box.height };
    return isWithin(box, place) ? [place] : [];
  });
}

function isWithin({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
