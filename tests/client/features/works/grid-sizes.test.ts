import { expect, it } from "vitest";
import { gridSizes } from "../../../../src/client/features/works/grid-sizes.ts";

it("grid-sizes: an image of any shape may be as wide as a phone", () => {
  for (const ratio of [0.2, 1, 3, null]) expect(gridSizes(ratio)).toMatch(/, 100vw$/);
});

it("grid-sizes: a wide image gets a larger size than a tall one, within the limits of a cell", () => {
  expect(gridSizes(0.5)).toBe("(min-width: 64rem) 11.0rem, (min-width: 40rem) 7.5rem, 100vw");
  expect(gridSizes(2)).toBe("(min-width: 64rem) 44.0rem, (min-width: 40rem) 30.0rem, 100vw");
  expect(gridSizes(9)).toBe(gridSizes(3.2));
  expect(gridSizes(null)).toBe(gridSizes(1));
});
