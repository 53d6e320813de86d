import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Attempts } from "../../../src/server/accounts/attempts.ts";
import {
  createDatabaseLimiter,
  openLimiterStore,
} from "../../../src/server/accounts/rate-limiters.ts";
import type { LimiterStore } from "../../../src/server/accounts/rate-limiters.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { isInstalled } from "../../support/programs.ts";
import { startRedis } from "../../support/redis.ts";
import type { TestRedis } from "../../support/redis.ts";

const account = "ada@example.org";

/**
 * Returns how many of 24 wrong passwords for an account are checked when they are tried in several processes in turn.
 */
async function checkedBy(processes: Attempts[], address = "198.51.100.1"): Promise<number> {
  let checked = 0;
  for (let n = 0; n < 24; n++) {
    const attempts = processes[n % processes.length] as Attempts;
    if ((await attempts.signIn(address, account, false)).wait === 0) checked += 1;
  }
  return checked;
}

describe("attempts: wrong passwords", () => {
  it("are limited to 10 for one account from one network, and reset by a successful sign-in", async () => {
    const attempts = new Attempts();
    expect(await checkedBy([attempts])).toBe(10);
    const right = new Attempts();
    for (let n = 0; n < 50; n++) {
      const attempt = await right.signIn("198.51.100.1", account, false);
      expect(attempt.wait).toBe(0);
      await attempt.succeeded();
    }
  });

  it("from many other networks do not block an account's known networks", async () => {
    const attempts = new Attempts();
    for (let network = 0; network < 30; network++)
      await checkedBy([attempts], `198.51.100.${network}`);
    const from = (isKnown: boolean) => attempts.signIn("203.0.113.1", account, isKnown);
    expect((await from(false)).wait).toBeGreaterThan(0);
    expect((await from(true)).wait).toBe(0);
  });

  it("count together for a 48-bit IPv6 prefix, with four times the limit of one network", async () => {
    const attempts = new Attempts();
    let checked = 0;
    for (let n = 0; n < 8; n++) {
      checked += await checkedBy([attempts], `2001:db8:1:${n.toString(16)}00::1`);
    }
    expect(checked).toBe(40);
    expect(await checkedBy([attempts], "2001:db8:2::1")).toBe(10);
  });
});

describe("attempts: wrong codes of tours", () => {
  it("block a network after 30, and after 600 from all networks only those with a wrong one", async () => {
    const attempts = new Attempts();
    let wrong = 0;
    for (let network = 1; network <= 20; network++) {
      const address = `198.51.100.${network}`;
      while (await attempts.mayTryTourCode(address)) {
        expect(await attempts.tourCodeWasWrong(address)).toBe(false);
        wrong += 1;
      }
      expect(wrong).toBe(network * 30);
      expect(await attempts.tourCodeWasWrong(address)).toBe(true);
    }
    expect(await attempts.mayTryTourCode("203.0.113.1")).toBe(true);
    expect(await attempts.tourCodeWasWrong("203.0.113.1")).toBe(false);
    expect(await attempts.mayTryTourCode("203.0.113.1")).toBe(false);
    expect(await attempts.tourCodeWasWrong("203.0.113.1")).toBe(true);
  });
});

eachDatabase("attempts: two processes that share a database", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  const limiter = () => new Attempts(createDatabaseLimiter(store.db));

  it("count wrong passwords together", async () => {
    expect(await checkedBy([limiter(), limiter()])).toBe(10);
  });

  it("count more bytes than fit into a 32-bit number", async () => {
    const [one, other] = [limiter(), limiter()];
    expect(await one.storedBytes("198.51.100.2", null, 3_000_000_000)).toBeGreaterThan(0);
    expect(await other.storedBytes("198.51.100.2", null, 1)).toBeGreaterThan(0);
  });
});

describe.skipIf(!isInstalled("redis-server"))("attempts: two processes with one Redis", () => {
  let redis: TestRedis;
  const stores: LimiterStore[] = [];

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const store of stores) store.close();
    await redis.kill();
  });

  /** Simulates a server process that is connected to Redis. */
  async function startProcess(): Promise<Attempts> {
    const settings = { redisUrl: redis.url, databaseUrl: null };
    const store = openLimiterStore(settings, null as never);
    stores.push(store);
    const attempts = new Attempts(store.createLimiter);
    const seen = new Redis(redis.url);
    // Until it is connected it counts in memory.
    await expect
      .poll(async () => {
        await attempts.consume("hands", "192.0.2.1");
        return seen.keys("vitrine:limit:hands:*");
      })
      .toHaveLength(1);
    await seen.flushall();
    seen.disconnect();
    return attempts;
  }

  it("count together, and separately while Redis is down", async () => {
    const processes = [await startProcess(), await startProcess()];
    expect(await checkedBy(processes)).toBe(10);
    await redis.kill();
    expect(await checkedBy(processes)).toBe(20);
    await redis.start();
  });
});
