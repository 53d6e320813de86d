// @vitest-environment node
import type { StrategyHandler } from "workbox-strategies";
import { Strategy } from "workbox-strategies";
import { beforeEach, expect, it, vi } from "vitest";
import { bounded } from "../../../src/client/service-worker/bounded.ts";
import type { MemoryCaches } from "../../support/memory-caches.ts";
import { ask, requestOf, stubWorkerScope } from "../../support/worker-scope.ts";

const { ages } = vi.hoisted(() => {
  vi.stubEnv("NODE_ENV", "production");
  return { ages: new Map<string, number>() };
});
// Replaces Workbox's expiration, which uses IndexedDB, for one cache.
vi.mock("workbox-expiration", () => ({
  CacheExpiration: class {
    readonly #cacheName: string;
    readonly #options: { maxEntries: number; matchOptions?: CacheQueryOptions };
    constructor(cacheName: string, options: { maxEntries: number }) {
      this.#cacheName = cacheName;
      this.#options = options;
    }
    async updateTimestamp(url: string) {
      ages.set(url, Date.now());
    }
    async expireEntries() {
      const newestFirst = [...ages].sort(([, one], [, other]) => other - one);
      const cache = await caches.open(this.#cacheName);
      for (const [url] of newestFirst.slice(this.#options.maxEntries)) {
        ages.delete(url);
        await cache.delete(url, this.#options.matchOptions);
      }
    }
  },
}));

const most = 30;
const year = 365 * 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 0, 1);
let memory: MemoryCaches;
let strategy: Strategy;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  memory = stubWorkerScope();
  ages.clear();
  startWorker();
});

/** Starts a new worker. Browsers end an idle worker, and the next one has no state in memory. */
function startWorker() {
  const keepOrGive = class extends Strategy {
    protected override async _handle(request: Request, handler: StrategyHandler) {
      const kept = await handler.cacheMatch(request);
      if (kept) return kept;
      const response = new Response("picture", { headers: { vary: "Accept" } });
      await handler.cachePut(request, response.clone());
      return response;
    }
  };
  const plugins = [bounded("vitrine-test", most)];
  strategy = new keepOrGive({ cacheName: "vitrine-test", plugins });
}

/** Requests the images with these numbers in order, one per second. */
async function see(from: number, to: number) {
  for (let number = from; number <= to; number++) {
    const request = requestOf(`/${number}`);
    request.headers.set("accept", "image/*");
    vi.setSystemTime(Date.now() + 1000);
    const { answer, done } = ask(strategy, request);
    await answer;
    await done;
  }
}

const kept = async () => {
  const found = (await (await memory.open("vitrine-test")).keys()).map(({ url }) => url);
  return found.flatMap((url) => /^http:\/\/site\/(\d+)$/.exec(url)?.[1] ?? []).map(Number);
};

it("bounded: the least recently used entries are evicted first, regardless of their Vary header", async () => {
  vi.setSystemTime(now);
  await see(1, most);
  await see(1, 5);
  await see(101, 120);
  expect(await kept()).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 101, 110, 120]));
  await see(121, 160);
  expect((await kept()).length).toBeLessThan(most + 20);
  expect(await kept()).not.toContain(7);
});

it.each([
  ["with the same worker", () => {}],
  ["with a worker started since", startWorker],
])(
  "bounded: new entries stay in the cache after the system clock is set back, %s",
  async (_how, then) => {
    vi.setSystemTime(now + year);
    await see(1, most);
    vi.setSystemTime(now);
    then();
    await see(101, 140);
    expect(await kept()).toEqual(expect.arrayContaining([121, 130, 140]));
    expect((await kept()).length).toBeLessThan(most + 20);
  },
);

it("bounded: entries used again after the system clock is set back stay in the cache", async () => {
  vi.setSystemTime(now);
  await see(1, most);
  vi.setSystemTime(now + year);
  startWorker();
  await see(1, most);
  vi.setSystemTime(now);
  startWorker();
  await see(3, 3);
  await see(101, 120);
  expect(await kept()).toEqual(expect.arrayContaining([3, 110, 120]));
});

it("bounded: setting the system clock back evicts no entries", async () => {
  vi.setSystemTime(now + year);
  await see(1, most);
  vi.setSystemTime(now);
  await see(1, most);
  expect(await kept()).toHaveLength(most);
});

it("bounded: a full storage evicts no entries although the use times cannot be saved", async () => {
  vi.setSystemTime(now);
  await see(1, 3);
  memory.fault = "full";
  vi.setSystemTime(now + year);
  await see(1, 3);
  vi.setSystemTime(now);
  startWorker();
  await see(1, 3);
  expect(await kept()).toEqual([1, 2, 3]);
});
