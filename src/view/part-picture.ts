import { regionIn, regionText, rotationText } from "./frame-text.ts";
import type { Frame, Size } from "./view.ts";

/** A picture of a part of an image, as an image service cuts it; size in pixels, as it is seen. */
export type PartPicture = Size & { readonly address: string };

/**
 * The part of an image that is looked at, turned and mirrored as it is, no larger than it is in the image.
 * Its address is that of the IIIF Image API 3.0, section 4.
 *
 * @param service the image's service
 * @param longest pixels the longer side has at most
 */
export function partPicture(
  service: string,
  image: Size,
  frame: Pick<Frame, "region" | "rotation" | "mirror" | "adjustments">,
  longest: number,
): PartPicture {
  const region = regionText(frame.region);
  const part = regionIn(region) ?? image;
  const scale = Math.min(1, longest / Math.max(part.width, part.height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const size = { width: side(part.width), height: side(part.height) };
  const quality = frame.adjustments.grey ? "gray" : "default";
  const turn = rotationText(frame);
  return {
    ...boxAround(size, frame.rotation),
    address: `${service}/${region}/${size.width},${size.height}/${turn}/${quality}.jpg`,
  };
}

/** The upright box around a picture turned by degrees, in whole pixels. */
export function boxAround({ width, height }: Size, degrees: number): Size {
  const across = Math.abs(Math.cos((degrees * Math.PI) / 180));
  const down = Math.abs(Math.sin((degrees * Math.PI) / 180));
  return {
    width: Math.round(width * across + height * down),
    height: Math.round(width * down + height * across),
  };
}
