import { beforeEach, describe, expect, it, vi } from "vitest";
import { renewTaken } from "../../../src/client/offline/renew.ts";
import { readTaken } from "../../../src/client/offline/taken-list.ts";
import { Taking, type TakingMeans } from "../../../src/client/offline/taking.ts";
import { RequestProblem } from "../../../src/client/relay/problems.ts";
import { eventually } from "../../support/eventually.ts";
import { MemoryLocks } from "./memory-locks.ts";
import { device, listOf, pageOf, stubSite } from "./site-stub.ts";

let site: ReturnType<typeof stubSite>;
beforeEach(() => {
  site = stubSite();
});

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

it("taking: measures a list first, downloads it on demand and caches the client's files too", async () => {
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
])("taking: reports that it is unable and sends no requests when %s", async (_why, means, why) => {
  const taking = takingWith(means);
  await taking.measure(find);
  expect(taking.state.step).toEqual({ name: "unable", why });
  expect(site.asked).toEqual([]);
});

it("taking: reports that it is unable when the server is unreachable or the storage is forbidden", async () => {
  const taking = takingWith();
  await taking.measure(() => Promise.reject(new RequestProblem("unreachable", "cut")));
  expect(taking.state.step).toEqual({ name: "unable", why: "offline" });
  site.faults.set("/iiif/", () => Promise.reject(new TypeError("cut")));
  await taking.measure(find);
  expect(taking.state.step).toEqual({ name: "unable", why: "offline" });
  site.memory.fault = "forbidden";
  await taking.measure(find);
  expect(taking.state.step).toEqual({ name: "unable", why: "failed" });
});

it("taking: downloads nothing without enough storage, and requests persistent storage once, only for a download", async () => {
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

it("taking: a cancelled measurement does not change the state later", async () => {
  const taking = takingWith();
  const measuring = taking.measure(find);
  taking.rest();
  await measuring;
  expect(taking.state.step).toEqual({ name: "none" });
});

/** Delays the first request for an address until the test releases it. */
function held(part: string) {
  let letGo = () => {};
  let first: Promise<void> | undefined = new Promise((resolve) => (letGo = resolve));
  site.faults.set(part, async () => {
    const waited = first;
    first = undefined;
    await waited;
    return pageOf("b2");
  });
  return { isAsked: () => eventually(() => expect(first).toBeUndefined()), letGo };
}

const taken = () => readTaken(site.storage, "favourites");

describe("taking: several tabs", () => {
  let locks: LockManager;
  beforeEach(() => {
    locks = new MemoryLocks() as unknown as LockManager;
  });

  it("while one tab downloads a list, another tab can neither download nor remove it", async () => {
    const [first, second] = [takingWith({ locks }), takingWith({ locks })];
    for (const taking of [first, second]) await taking.measure(find);
    const page = held("/works/b");
    const ends = first.take();
    await page.isAsked();
    await second.take();
    expect(second.state.step).toEqual({ name: "unable", why: "elsewhere" });
    await second.remove();
    expect(second.state.step).toEqual({ name: "unable", why: "elsewhere" });
    page.letGo();
    await ends;
    expect(first.state.step).toMatchObject({ name: "ended", outcome: { why: "done" } });
    expect(await taken()).toMatchObject({ isWhole: true, works: [{ slug: "a" }, { slug: "b" }] });
    await second.remove();
    expect(second.state).toMatchObject({ taken: null, step: { name: "removed" } });
    expect(await site.storage.keys()).toEqual([]);
  });

  it("removing a list stops the same tab's download, which leaves nothing behind", async () => {
    const taking = takingWith({ locks, keepProgram: () => new Promise(() => {}) });
    await taking.measure(find);
    const page = held("/works/b");
    const ends = taking.take();
    await page.isAsked();
    const removed = taking.remove();
    page.letGo();
    await Promise.all([ends, removed]);
    expect(taking.state).toMatchObject({ taken: null, step: { name: "removed" } });
    expect(await site.storage.keys()).toEqual([]);
  });
});

describe.each([
  ["with locks", () => new MemoryLocks() as unknown as LockManager],
  ["without locks", () => undefined],
])("taking: while a renewal runs, %s", (_how, locksOf) => {
  it.each(["/graphql", "/works/b"])(
    "a removed list stays removed, even if %s arrives later",
    async (part) => {
      const locks = locksOf();
      const taking = takingWith({ locks });
      await taking.measure(find);
      await taking.take();
      const text = held(part);
      const { storage, ask } = site;
      const renews = renewTaken({
        storage,
        locks,
        ask,
        pauses: [],
        build: "b2",
        now: () => new Date(),
      });
      await text.isAsked();
      await taking.remove();
      expect(taking.state).toMatchObject({ taken: null, step: { name: "removed" } });
      text.letGo();
      await renews;
      expect(await site.storage.keys()).toEqual([]);
    },
  );
});

it("taking: a download takes precedence over a renewal, which stores nothing, and no other renewal starts meanwhile", async () => {
  const locks = new MemoryLocks() as unknown as LockManager;
  const renewing = {
    storage: site.storage,
    locks,
    ask: site.ask,
    pauses: [],
    now: () => new Date(),
  };
  const taking = takingWith({ locks, build: "b2" });
  await taking.measure(async () => listOf("a"));
  await taking.take();
  const oldText = held("/works/a");
  const renews = renewTaken({ ...renewing, build: "b3" });
  await oldText.isAsked();
  await taking.measure(find);
  const newText = held("/works/b");
  const takes = taking.take();
  await newText.isAsked();
  site.asked.length = 0;
  await renewTaken({ ...renewing, build: "b4" });
  expect(site.asked).toEqual([]);
  newText.letGo();
  await takes;
  expect(taking.state.step).toMatchObject({ name: "ended", outcome: { why: "done" } });
  oldText.letGo();
  await renews;
  expect(await taken()).toMatchObject({ build: "b2", works: [{ slug: "a" }, { slug: "b" }] });
});
