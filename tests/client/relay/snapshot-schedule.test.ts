import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scheduleSnapshots } from "../../../src/client/relay/snapshot-schedule.ts";

let waiting: (() => void)[] = [];
let stop = () => {};

/** Simulates an idle period of the browser. */
const idle = () => waiting.shift()?.();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => waiting.push(callback));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => (waiting[handle - 1] = () => {}));
});
afterEach(() => {
  stop();
  waiting = [];
});

/** Creates snapshots of two steps, and records the steps. */
function setUp() {
  const done: string[] = [];
  let count = 0;
  function* write() {
    const name = (count += 1);
    done.push(`choose ${name}`);
    yield;
    done.push(`store ${name}`);
  }
  const schedule = scheduleSnapshots(write);
  stop = schedule.stop;
  return { done, changed: schedule.changed };
}

const hide = () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

it("snapshot-schedule: writes once after the store is unchanged for a while, one step per idle period", () => {
  const { done, changed } = setUp();
  changed();
  vi.advanceTimersByTime(1000);
  changed();
  vi.advanceTimersByTime(1000);
  expect(waiting).toHaveLength(0);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([]);
  idle();
  expect(done).toEqual(["choose 1"]);
  idle();
  expect(done).toEqual(["choose 1", "store 1"]);
  vi.advanceTimersByTime(10_000);
  expect(waiting).toHaveLength(0);
});

const ways = [
  ["hidden", hide],
  ["left", () => void dispatchEvent(new Event("pagehide"))],
] as const;

it.each(ways)(
  "snapshot-schedule: writes immediately when the page is %s, and not again",
  (_what, leave) => {
    const { done, changed } = setUp();
    changed();
    leave();
    expect(done).toEqual(["choose 1", "store 1"]);
    vi.advanceTimersByTime(10_000);
    idle();
    expect(done).toHaveLength(2);
  },
);

it.each(ways)(
  "snapshot-schedule: completes a started write when the page is %s",
  (_what, leave) => {
    const { done, changed } = setUp();
    changed();
    vi.advanceTimersByTime(2000);
    idle();
    leave();
    expect(done).toEqual(["choose 1", "store 1"]);
    idle();
    expect(done).toHaveLength(2);
  },
);

it("snapshot-schedule: starts again when the store changes during a write", () => {
  const { done, changed } = setUp();
  changed();
  vi.advanceTimersByTime(2000);
  idle();
  changed();
  hide();
  expect(done).toEqual(["choose 1", "choose 2", "store 2"]);
});

it("snapshot-schedule: writes nothing without a change", () => {
  const { done } = setUp();
  hide();
  vi.advanceTimersByTime(10_000);
  expect(waiting).toHaveLength(0);
  expect(done).toEqual([]);
});
