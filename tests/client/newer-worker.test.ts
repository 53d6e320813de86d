import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildId } from "../../src/client/relay/build.ts";
import { newerWorker } from "../../src/client/newer-worker.ts";
import { SiteUpdate } from "../../src/client/routes/site-update.ts";
import { switchedOff, type Message } from "../../src/client/service-worker/messages.ts";

/** The build of the page, from the configuration of the tests. */
const own = buildId;

const reload = vi.fn();
let update: SiteUpdate;
beforeEach(() => {
  update = new SiteUpdate();
});
afterEach(() => {
  vi.resetAllMocks();
});

/** Creates a worker that reports its build; without a build it does not respond. */
function workerOf(build?: string) {
  const told: Message[] = [];
  return {
    told,
    postMessage(message: Message, ports?: unknown) {
      if (message.type !== "build") told.push(message);
      else if (build && Array.isArray(ports)) (ports[0] as MessagePort).postMessage(build);
    },
  };
}
const page = (controller: ReturnType<typeof workerOf> | null) =>
  newerWorker({ controller: () => controller, update, reload });

it("newer-worker: a newer worker is offered and activates only after the visitor accepts", async () => {
  const waiting = workerOf("newer");
  await page(workerOf(own)).waits(waiting);
  expect(update.isOffered).toBe(true);
  expect(waiting.told).toEqual([]);
  update.load();
  expect(waiting.told).toEqual([{ type: "activate" }]);
  expect(reload).not.toHaveBeenCalled();
});

it("newer-worker: the tab that accepted the update reloads when the worker takes over, and only once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const newer = page(workerOf(own));
  await newer.waits(workerOf("newer"));
  update.load();
  expect(reload).not.toHaveBeenCalled();
  await newer.tookOver();
  await newer.tookOver();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("newer-worker: the tab that accepted the update reloads even if the old worker never yields", async () => {
  const newer = page(workerOf(own));
  await newer.waits(workerOf("newer"));
  vi.useFakeTimers();
  update.load();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("newer-worker: another tab does not reload, but offers the version that the first tab loaded", async () => {
  await page(workerOf("newer")).tookOver();
  expect(reload).not.toHaveBeenCalled();
  expect(update.isOffered).toBe(true);
  update.load();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("newer-worker: a page that already runs the newer build offers no update", async () => {
  const waiting = workerOf(own);
  await page(workerOf("older")).waits(waiting);
  expect(update.isOffered).toBe(false);
  expect(waiting.told).toEqual([{ type: "activate-if-alone" }]);
});

it("newer-worker: a worker that took over while the page opened receives the list of loaded resources", async () => {
  const opened = vi.spyOn(performance, "getEntriesByType");
  const passed = (workerStart: number) =>
    opened.mockImplementation((type) =>
      type === "navigation" ? [Object.assign(performance.mark("opened"), { workerStart })] : [],
    );
  passed(0);
  const unheard = workerOf(own);
  await page(unheard).begins();
  expect(unheard.told.map(({ type }) => type)).toEqual(["seen", "rest"]);
  passed(12);
  const heard = workerOf(own);
  await page(heard).begins();
  expect(heard.told.map(({ type }) => type)).toEqual(["rest"]);
});

it("newer-worker: an active worker is asked to claim an uncontrolled page of its own build only", async () => {
  const active = workerOf(own);
  await page(null).leavesOut(active);
  expect(active.told).toEqual([{ type: "claim" }]);
  const older = workerOf("older");
  await page(null).leavesOut(older);
  expect(older.told).toEqual([]);
});

it("newer-worker: a first worker receives the list of resources that the page has loaded", async () => {
  const first = workerOf(own);
  await page(first).tookOver();
  expect(first.told).toEqual([
    expect.objectContaining({ type: "seen", build: own, pages: [location.href] }),
    { type: "rest" },
  ]);
  expect(update.isOffered).toBe(false);
});

it("newer-worker: only a worker of the page's own build is asked to cache the remaining files", async () => {
  const [same, other] = [workerOf(own), workerOf("newer")];
  expect(await page(same).begins()).toBe(true);
  expect(await page(other).begins()).toBe(true);
  expect(same.told).toEqual([{ type: "rest" }]);
  expect(other.told).toEqual([]);
});

it("newer-worker: no worker is registered again when the site has switched workers off", async () => {
  expect(await page(workerOf(switchedOff)).begins()).toBe(false);
  expect(await page(null).begins()).toBe(true);
});

it("newer-worker: a first installation is not an update", async () => {
  await page(null).waits(workerOf("newer"));
  expect(update.isOffered).toBe(false);
});

it.each([
  ["that switches all off", switchedOff],
  ["that does not answer", undefined],
])("newer-worker: a worker %s does not affect an open page", async (_what, build) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const other = workerOf(build);
  const done = Promise.all([page(workerOf(own)).waits(other), page(other).tookOver()]);
  if (build === undefined) await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(update.isOffered).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
