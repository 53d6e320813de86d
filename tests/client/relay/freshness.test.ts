import { beforeEach, expect, it, vi } from "vitest";
import { Freshness } from "../../../src/client/relay/freshness.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const year = 365 * 24 * 3600 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: noon }));

it("freshness: a response stays fresh for one minute", () => {
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
])("freshness: no response is fresh after the system clock moved %s by a year", (_where, by) => {
  const freshness = new Freshness();
  freshness.note("works");
  vi.setSystemTime(noon + by);
  expect(freshness.isFresh("works")).toBe(false);
  freshness.note("works");
  expect(freshness.isFresh("works")).toBe(true);
});

it("freshness: no response is fresh after a sleep during which performance.now() stood still", () => {
  const freshness = new Freshness();
  freshness.note("works");
  const elapsed = performance.now();
  vi.advanceTimersByTime(3_600_000);
  vi.spyOn(performance, "now").mockReturnValue(elapsed);
  expect(freshness.isFresh("works")).toBe(false);
});
