import { SERVICE_PREFIX } from "../images/headers.ts";
import { partPicture } from "../../view/part-picture.ts";
import type { PartPicture } from "../../view/part-picture.ts";
import { wholeFrame } from "../../view/view.ts";
import type { Frame } from "../../view/view.ts";
import type { ImageRow } from "../store/works.ts";

/**
 * Returns an image at an absolute URL, whole by default, with a displayed width and height of at most `side` pixels.
 */
export function pictureFor(
  image: ImageRow,
  side: number,
  origin: string,
  frame: Frame = wholeFrame("", 0),
): PartPicture {
  const service = `${SERVICE_PREFIX}/${image.key}`;
  let picture = partPicture(service, image, frame, side);
  const longest = Math.max(picture.width, picture.height);
  if (longest > side) {
    // A rotation by less than 90 degrees enlarges the bounding box. Subtract a pixel, because sides are rounded.
    picture = partPicture(service, image, frame, Math.floor((side * (side - 1)) / longest));
  }
  return { ...picture, address: `${origin}${picture.address}` };
}
