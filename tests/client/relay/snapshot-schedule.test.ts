import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scheduleSnapshots } from "../../../src/client/relay/snapshot-schedule.ts";

let waiting: (() => void)[] = [];
let stop = () => {};

/** Gives the program a moment in which the browser has nothing to do. */
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

/** Snapshots of two steps, and what was done for them. */
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

it("snapshot-schedule: writes once, when the store is quiet, a step whenever the browser is idle", () => {
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
  "snapshot-schedule: writes at once when the page is %s, and not again",
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

it.each(ways)("snapshot-schedule: ends what it began with when the page is %s", (_what, leave) => {
  const { done, changed } = setUp();
  changed();
  vi.advanceTimersByTime(2000);
  idle();
  leave();
  expect(done).toEqual(["choose 1", "store 1"]);
  idle();
  expect(done).toHaveLength(2);
});

it("snapshot-schedule: begins anew when the store changed while it wrote", () => {
  const { done, changed } = setUp();
  changed();
  vi.advanceTimersByTime(2000);
  idle();
  changed();
  hide();
  expect(done).toEqual(["choose 1", "choose 2", "store 2"]);
});

it("snapshot-schedule: writes nothing when nothing changed", () => {
  const { done } = setUp();
  hide();
  vi.advanceTimersByTime(10_000);
  expect(waiting).toHaveLength(0);
  expect(done).toEqual([]);
});
