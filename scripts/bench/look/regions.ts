import type { Size } from "../../../src/server/images/grid.ts";

const sides = { least: 200, most: 4000 };
const widths = { least: 100, most: 1000 };

/** Returns paths of random regions of an image at random sizes. The list is always the same. */
export function randomCuts(picture: Size, count: number): string[] {
  let seed = 7;
  const between = (least: number, most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return least + (seed % (most - least + 1));
  };
  return Array.from({ length: count }, () => {
    const width = between(sides.least, sides.most);
    const height = between(sides.least, sides.most);
    const x = between(0, picture.width - width);
    const y = between(0, picture.height - height);
    const shown = between(widths.least, Math.min(widths.most, width));
    return `${x},${y},${width},${height}/${shown},/0/default.jpg`;
  });
}
