import { expect, test } from "vitest";
import { Pace } from "../../../../src/server/imports/jobs/pace.ts";

test("pace: is measured over the recent past, not since the beginning", () => {
  let now = 0;
  const pace = new Pace(1_000, () => now);
  expect(pace.reach(1_000)).toBeNull();
  now = 1_000;
  expect(pace.reach(1_100)).toBe(100);
  now = 2_000;
  expect(pace.reach(1_200)).toBe(100);
  // A long pause, after which progress is faster.
  now = 60_000;
  expect(pace.reach(1_200)).toBeLessThan(10);
  now = 65_000;
  pace.reach(3_700);
  now = 70_001;
  expect(pace.reach(6_200)).toBeCloseTo(500, 0);
});
