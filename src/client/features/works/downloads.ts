import { regionIn, regionText } from "../../../view/frame-text.ts";
import { boxAround, partPicture } from "../../../view/part-picture.ts";
import type { PartPicture } from "../../../view/part-picture.ts";
import { asItComes } from "../../../view/view.ts";
import type { Frame, Size } from "../../../view/view.ts";
import { servedSize } from "./served-size.ts";

/** A ready address for a picture in one size. */
export type Download = { label: string; width: number; height: number; href: string };

const sizes = [
  { label: "Small", longest: 800 },
  { label: "Medium", longest: 1600 },
  { label: "Large", longest: 3200 },
];

/**
 * The sizes a picture can be downloaded in, smallest first, the last one its full size, or the
 * largest the image service gives of it.
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
 * The sizes the part that is looked at can be downloaded in, smallest first, turned and mirrored as it is; empty
 * where the whole picture is seen as it comes.
 */
export function partDownloads(
  service: string,
  image: Size,
  frame: Frame,
): (PartPicture & { file: string })[] {
  if (!frame.region && frame.rotation === 0 && !frame.mirror && !frame.adjustments.grey) return [];
  const part = regionIn(regionText(frame.region)) ?? image;
  const { width, height } = servedSize(part);
  // Turned it needs more room.
  const turned = boxAround({ width, height }, frame.rotation);
  const scale = servedSize(turned).width / turned.width;
  const isWhole = width === part.width && height === part.height && scale === 1;
  // Cut a little below what the service gives at most, so that rounding stays within it.
  const most = Math.floor(Math.max(width, height) * scale * (isWhole ? 1 : 0.999));
  const wanted = sizes.map(({ longest }) => longest).filter((longest) => longest < most);
  return [...wanted, most].map((longest) => {
    const picture = partPicture(service, image, frame, longest);
    return { ...picture, file: fileName(frame, picture) };
  });
}

/** Whether colours are changed in a way that a download does not have. */
export function hasOwnColours({ adjustments }: Frame): boolean {
  const { brightness, contrast, saturation, invert, grey } = adjustments;
  const isBright = brightness === asItComes.brightness && contrast === asItComes.contrast;
  return !isBright || invert || (saturation !== asItComes.saturation && !grey);
}

/** What a downloaded picture is called: `sea-image-2-part-100-50-640-480-turned-90-640x480.jpg`. */
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
