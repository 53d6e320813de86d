import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectRedisBackbone } from "../../../src/server/live/tours/redis-backbone.ts";
import { isInstalled } from "../../support/programs.ts";
import { startRedis } from "../../support/redis.ts";
import type { TestRedis } from "../../support/redis.ts";

describe.skipIf(!isInstalled("redis-server"))("redis-backbone", () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.kill());

  it("logs no loss of Redis when the server stops, and one loss when Redis ends", async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const stopped = await connectRedisBackbone(redis.url, logger);
    const other = await connectRedisBackbone(redis.url, logger);
    expect(stopped.isReachable()).toBe(true);
    await stopped.close();
    await redis.kill();
    await expect.poll(() => other.isReachable()).toBe(false);
    expect(lines.filter((line) => line.includes("cannot be reached"))).toHaveLength(1);
    await other.close();
  });
});
