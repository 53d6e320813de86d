import { SERVICE_PREFIX } from "../images/headers.ts";
import { partPicture } from "../../view/part-picture.ts";
import type { PartPicture } from "../../view/part-picture.ts";
import { wholeFrame } from "../../view/view.ts";
import type { Frame } from "../../view/view.ts";
import type { ImageRow } from "../store/works.ts";

/** A picture, whole unless told, its longer side no longer than `side` pixels, at an absolute address. */
export function pictureFor(
  image: ImageRow,
  side: number,
  origin: string,
  frame: Frame = wholeFrame("", 0),
): PartPicture {
  const service = `${SERVICE_PREFIX}/${image.key}`;
  const picture = partPicture(service, image, frame, side);
  return { ...picture, address: `${origin}${picture.address}` };
}
