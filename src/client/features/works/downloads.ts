import { regionIn, regionText } from "../../../view/frame-text.ts";
import { boxAround, partPicture } from "../../../view/part-picture.ts";
import type { PartPicture } from "../../../view/part-picture.ts";
import { asItComes } from "../../../view/view.ts";
import type { Frame, Size } from "../../../view/view.ts";
import { servedSize } from "./served-size.ts";

/** A download of an image in one size. */
export type Download = { label: string; width: number; height: number; href: string };

const sizes = [
  { label: "Small", longest: 800 },
  { label: "Medium", longest: 1600 },
  { label: "Large", longest: 3200 },
];

/**
 * Returns the sizes in which an image can be downloaded, smallest first; the last one is its full size, or the largest
 * size that the image service delivers.
 */
export function downloadSizes(service: string, width: number, height: number): Download[] {
  const full = { width, height };
  const reduced = sizes
    .filter(({ longest }) => longest < Math.max(width, height))
    .map(({ label, longest }) => ({
      label,
      ...servedSize(full, longest),
      href: `${service}/full/!${longest},${longest}/0/default.jpg`,
    }));
  const largest = servedSize(full);
  const isWhole = largest.width === width && largest.height === height;
  return [
    ...reduced,
    {
      label: isWhole ? "Full size" : "Largest size",
      ...largest,
      href: `${service}/full/max/0/default.jpg`,
    },
  ];
}

/**
 * Returns the sizes in which the visible part can be downloaded, smallest first, rotated and mirrored like the view;
 * empty if the view shows the whole image unchanged.
 */
export function partDownloads(
  service: string,
  image: Size,
  frame: Frame,
): (PartPicture & { file: string })[] {
  if (!frame.region && frame.rotation === 0 && !frame.mirror && !frame.adjustments.grey) return [];
  const part = regionIn(regionText(frame.region)) ?? image;
  const { width, height } = servedSize(part);
  // A rotated part has a larger bounding box.
  const turned = boxAround({ width, height }, frame.rotation);
  const scale = servedSize(turned).width / turned.width;
  const isWhole = width === part.width && height === part.height && scale === 1;
  // Slightly below the image service's limit, so that rounding stays within it.
  const most = Math.floor(Math.max(width, height) * scale * (isWhole ? 1 : 0.999));
  const wanted = sizes.map(({ longest }) => longest).filter((longest) => longest < most);
  return [...wanted, most].map((longest) => {
    const picture = partPicture(service, image, frame, longest);
    return { ...picture, file: fileName(frame, picture) };
  });
}

/** Returns whether the view changes colours in a way that a download does not. */
export function hasOwnColours({ adjustments }: Frame): boolean {
  const { brightness, contrast, saturation, invert, grey } = adjustments;
  const isBright = brightness === asItComes.brightness && contrast === asItComes.contrast;
  return !isBright || invert || (saturation !== asItComes.saturation && !grey);
}

/** Returns the file name of a download: `sea-image-2-part-100-50-640-480-turned-90-640x480.jpg`. */
export function fileName(frame: Frame, { width, height }: Size): string {
  const { work, image, region, rotation, mirror, adjustments } = frame;
  const parts = [
    work,
    image > 0 && `image-${image + 1}`,
    region && `part-${regionText(region).replaceAll(",", "-")}`,
    rotation !== 0 && `turned-${Math.round(rotation)}`,
    mirror && "mirrored",
    adjustments.grey && "grey",
    `${width}x${height}`,
  ];
  return `${parts.filter(Boolean).join("-")}.jpg`;
}
