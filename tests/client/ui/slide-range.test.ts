import fc from "fast-check";
import { expect, it } from "vitest";
import { rangeAround } from "../../../src/client/ui/slide-range.ts";

it("slide-range: at most five slides render, the current one and its neighbours among them", () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 0, max: count - 1 })));
  fc.assert(
    fc.property(places, ([count, index]) => {
      const { from, to } = rangeAround(index, count, true);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThan(count);
      expect(to - from).toBeLessThan(5);
      expect(index).toBeGreaterThanOrEqual(from);
      expect(index).toBeLessThanOrEqual(to);
      // The neighbouring slides are always rendered.
      if (index + 1 < count) expect(to).toBeGreaterThan(index);
      if (index > 0) expect(from).toBeLessThan(index);
    }),
  );
});

it("slide-range: only the current slide renders while the carousel is far from the viewport", () => {
  expect(rangeAround(0, 500, false)).toEqual({ from: 0, to: 0 });
  expect(rangeAround(7, 500, false)).toEqual({ from: 7, to: 7 });
});
