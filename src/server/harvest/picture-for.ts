import { SERVICE_PREFIX } from "../images/headers.ts";
import { partPicture } from "../../view/part-picture.ts";
import type { PartPicture } from "../../view/part-picture.ts";
import { wholeFrame } from "../../view/view.ts";
import type { Frame } from "../../view/view.ts";
import type { ImageRow } from "../store/works.ts";

/** A picture, whole unless told, no wider or higher than `side` pixels as it is seen, at an absolute address. */
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
    // Turned by less than 90 degrees it needs more room than its sides; a pixel less, because sides are rounded.
    picture = partPicture(service, image, frame, Math.floor((side * (side - 1)) / longest));
  }
  return { ...picture, address: `${origin}${picture.address}` };
}
