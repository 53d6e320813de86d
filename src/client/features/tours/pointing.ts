import { apply, invert } from "../../../view/registration.ts";
import type { Point } from "../../../view/view.ts";
import { toWindow } from "../viewer/lens-geometry.ts";
import type { PictureBox } from "./sight.ts";

/**
 * The place of the first picture that is pointed at, in its pixels to a tenth. Who points at another one means the
 * place that lies alike in its own box.
 *
 * @param place in CSS pixels of the window
 * @returns null beside all pictures, and beside what is there of the first
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

/** Where in the window a place of the first picture is seen: in each of the pictures, the place that lies alike. */
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
