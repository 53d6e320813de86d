import { regionIn, regionText, rotationText } from "./frame-text.ts";
import type { Frame, Size } from "./view.ts";

/** A crop from an image service; its size is in pixels, after rotation. */
export type PartPicture = Size & { readonly address: string };

/**
 * Returns the crop of an image that a frame shows, with its rotation and mirroring, never enlarged. The address follows
 * section 4 of the IIIF Image API 3.0.
 *
 * @param service base URL of the image service
 * @param longest maximum length of the longer side, in pixels
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

/** Returns the bounding box of an image rotated by `degrees`, in whole pixels. */
export function boxAround({ width, height }: Size, degrees: number): Size {
  const across = Math.abs(Math.cos((degrees * Math.PI) / 180));
  const down = Math.abs(Math.sin((degrees * Math.PI) / 180));
  return {
    width: Math.round(width * across + height * down),
    height: Math.round(width * down + height * across),
  };
}
