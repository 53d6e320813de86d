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
