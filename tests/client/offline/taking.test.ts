// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Taking, type TakingMeans } from "../../../src/client/offline/taking.ts";
import { RequestProblem } from "../../../src/client/relay/problems.ts";
import { device, listOf, stubSite } from "./site-stub.ts";

let site: ReturnType<typeof stubSite>;
beforeEach(() => {
  site = stubSite();
});
afterEach(() => vi.unstubAllGlobals());

const takingWith = (means: Partial<TakingMeans> = {}) =>
  new Taking("favourites", {
    storage: site.storage,
    manager: undefined,
    locks: undefined,
    ask: site.ask,
    build: "b1",
    now: () => new Date("2026-11-21T12:00:00Z"),
    pauses: [],
    device: () => device,
    hasWorker: async () => true,
    isOffline: () => false,
    keepProgram: async () => {},
    ...means,
  });

const find = async () => listOf("a", "b");

it("measures first, takes when told to, and keeps the program too", async () => {
  const keepProgram = vi.fn(async () => {});
  const taking = takingWith({ keepProgram });
  await taking.measure(find);
  expect(taking.state.step).toMatchObject({ name: "measured", lacking: 2, isExact: true });
  expect(await site.storage.keys()).toEqual([]);
  await taking.take();
  expect(taking.state.step).toMatchObject({ name: "ended", outcome: { why: "done" } });
  expect(taking.state.taken).toMatchObject({ isWhole: true });
  expect(keepProgram).toHaveBeenCalledOnce();

  const later = takingWith();
  await later.look();
  expect(later.state.taken).toEqual(taking.state.taken);
  await later.remove();
  expect(later.state).toMatchObject({ taken: null, step: { name: "removed" } });
  expect(await site.storage.keys()).toEqual([]);
});

it.each<[string, Partial<TakingMeans>, string]>([
  ["there are no caches", { storage: undefined }, "unsupported"],
  ["there is no service worker", { hasWorker: async () => false }, "unsupported"],
  ["the browser is offline", { isOffline: () => true }, "offline"],
])("says so when %s, and begins nothing", async (_why, means, why) => {
  const taking = takingWith(means);
  await taking.measure(find);
  expect(taking.state.step).toEqual({ name: "unable", why });
  expect(site.asked).toEqual([]);
});

it("says so when the server is not reached, and when storage is forbidden", async () => {
  const taking = takingWith();
  await taking.measure(() => Promise.reject(new RequestProblem("unreachable", "cut")));
  expect(taking.state.step).toEqual({ name: "unable", why: "offline" });
  site.memory.fault = "forbidden";
  await taking.measure(find);
  expect(taking.state.step).toEqual({ name: "unable", why: "failed" });
});

it("takes nothing where there is no room, and asks the browser to keep it only when it does take", async () => {
  const persist = vi.fn(async () => true);
  const manager = (quota: number) => ({
    estimate: async () => ({ quota, usage: 0 }),
    persisted: async () => false,
    persist,
  });
  const small = takingWith({ manager: manager(100) });
  await small.measure(find);
  await small.take();
  expect(small.state.step).toMatchObject({ name: "measured", room: 100 });
  expect(await site.storage.keys()).toEqual([]);
  expect(persist).not.toHaveBeenCalled();

  const large = takingWith({ manager: manager(1e9) });
  for (let times = 0; times < 2; times++) {
    await large.measure(find);
    await large.take();
  }
  expect(large.state.step.name).toBe("ended");
  expect(persist).toHaveBeenCalledOnce();
});

it("leaves it to the other tab that takes the same list", async () => {
  const request = async <Result>(
    _name: string,
    _options: LockOptions,
    act: (lock: null) => Result,
  ): Promise<Awaited<Result>> => await act(null);
  const taking = takingWith({ locks: { request } as unknown as LockManager });
  await taking.measure(find);
  await taking.take();
  expect(taking.state.step).toEqual({ name: "unable", why: "elsewhere" });
  expect(await site.storage.keys()).toEqual([]);
});

it("a measuring that was left does not come back", async () => {
  const taking = takingWith();
  const measuring = taking.measure(find);
  taking.rest();
  await measuring;
  expect(taking.state.step).toEqual({ name: "none" });
});
