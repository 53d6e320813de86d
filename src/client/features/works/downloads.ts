/** A ready address for a picture in one size. */
export type Download = { label: string; width: number; height: number; href: string };

const sizes = [
  { label: "Small", longest: 800 },
  { label: "Medium", longest: 1600 },
  { label: "Large", longest: 3200 },
];

/** The sizes a picture can be downloaded in, smallest first, the last one its full size. */
export function downloadSizes(service: string, width: number, height: number): Download[] {
  const reduced = sizes
    .filter(({ longest }) => longest < Math.max(width, height))
    .map(({ label, longest }) => {
      const scale = longest / Math.max(width, height);
      const size = {
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
      };
      return { label, ...size, href: `${service}/full/!${longest},${longest}/0/default.jpg` };
    });
  return [
    ...reduced,
    { label: "Full size", width, height, href: `${service}/full/max/0/default.jpg` },
  ];
}
