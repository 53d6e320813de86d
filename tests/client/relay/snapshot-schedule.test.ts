import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scheduleSnapshots } from "../../../src/client/relay/snapshot-schedule.ts";

let idle: (() => void) | null = null;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    idle = callback;
    return 1;
  });
});
afterEach(() => {
  stop();
  idle = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp() {
  const write = vi.fn();
  const schedule = scheduleSnapshots(write);
  stop = schedule.stop;
  return { write, changed: schedule.changed };
}

const hide = () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

it("writes once, when the store is quiet and the browser idle", () => {
  const { write, changed } = setUp();
  changed();
  vi.advanceTimersByTime(1000);
  changed();
  vi.advanceTimersByTime(1000);
  expect(idle).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(write).not.toHaveBeenCalled();
  idle?.();
  expect(write).toHaveBeenCalledTimes(1);
});

it.each([
  ["hidden", hide],
  ["left", () => void dispatchEvent(new Event("pagehide"))],
])("writes at once when the page is %s, and not again", (_what, leave) => {
  const { write, changed } = setUp();
  changed();
  leave();
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  idle?.();
  expect(write).toHaveBeenCalledTimes(1);
});

it("writes nothing when nothing changed", () => {
  const { write } = setUp();
  hide();
  vi.advanceTimersByTime(10_000);
  expect(idle).toBeNull();
  expect(write).not.toHaveBeenCalled();
});
