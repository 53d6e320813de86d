import fc from "fast-check";
import { expect, it } from "vitest";
import {
  edgesOf,
  inOrder,
  yearTyped,
  yearsBetween,
  type YearSteps,
} from "../../../../src/client/features/works/year-steps.ts";

const decades: YearSteps = { first: 1800, step: 10, count: 20 };
const steps = fc.record({
  first: fc.integer({ min: -4000, max: 2000 }),
  step: fc.constantFrom(1, 2, 5, 10, 100),
  count: fc.integer({ min: 1, max: 50 }),
});
const year = fc.option(fc.integer({ min: -10_000, max: 9_999 }), { nil: undefined });

it("year-steps: a selection is between the edges of its decades, and unlimited at the ends", () => {
  expect(edgesOf(decades, {})).toEqual([0, 20]);
  expect(edgesOf(decades, { from: 1853, to: 1899 })).toEqual([5, 10]);
  expect(yearsBetween(decades, [5, 10])).toEqual({ from: 1850, to: 1899 });
  expect(yearsBetween(decades, [0, 10])).toEqual({ from: undefined, to: 1899 });
  expect(yearsBetween(decades, [5, 20])).toEqual({ from: 1850, to: undefined });
});

it("year-steps: the positions of the thumbs survive a round trip through years", () => {
  fc.assert(
    fc.property(steps, fc.nat(), fc.nat(), (scale, a, b) => {
      const start = a % scale.count;
      const end = start + 1 + (b % (scale.count - start));
      expect(edgesOf(scale, yearsBetween(scale, [start, end]))).toEqual([start, end]);
    }),
  );
});

it("year-steps: the thumbs are within the scale and in order for any selected years", () => {
  fc.assert(
    fc.property(steps, year, year, (scale, from, to) => {
      const [start, end] = edgesOf(scale, { from, to });
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(scale.count);
    }),
  );
});

it("year-steps: years typed in the wrong order are sorted", () => {
  expect(inOrder({ from: 1900, to: 1850 })).toEqual({ from: 1850, to: 1900 });
  expect(inOrder({ from: 1900 })).toEqual({ from: 1900, to: undefined });
});

it("year-steps: typed text parses to a year within the limits, or to none", () => {
  expect(yearTyped("1850")).toBe(1850);
  expect(yearTyped("-40")).toBe(-40);
  expect(yearTyped("1850.7")).toBe(1850);
  expect(yearTyped("123456")).toBe(9999);
  expect(yearTyped("  ")).toBeUndefined();
  expect(yearTyped("soon")).toBeUndefined();
});
