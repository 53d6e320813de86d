import { beforeEach, expect, it, vi } from "vitest";
import { Freshness } from "../../../src/client/relay/freshness.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const year = 365 * 24 * 3600 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: noon }));

it("freshness: takes an answer for fresh for a minute", () => {
  const freshness = new Freshness();
  freshness.note("works");
  vi.advanceTimersByTime(59_000);
  expect(freshness.isFresh("works")).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(freshness.isFresh("works")).toBe(false);
  expect(freshness.isKnown("works")).toBe(true);
});

it.each([
  ["back", -year],
  ["forth", year],
])("freshness: takes nothing for fresh once the clock was put %s by a year", (_where, by) => {
  const freshness = new Freshness();
  freshness.note("works");
  vi.setSystemTime(noon + by);
  expect(freshness.isFresh("works")).toBe(false);
  freshness.note("works");
  expect(freshness.isFresh("works")).toBe(true);
});

it("freshness: takes nothing for fresh after a sleep, in which one clock stands still", () => {
  const freshness = new Freshness();
  freshness.note("works");
  const elapsed = performance.now();
  vi.advanceTimersByTime(3_600_000);
  vi.spyOn(performance, "now").mockReturnValue(elapsed);
  expect(freshness.isFresh("works")).toBe(false);
});
