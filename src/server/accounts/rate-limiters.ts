import { lt, sql } from "drizzle-orm";
import { Redis } from "ioredis";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";
import type { Database } from "../store/connection.ts";
import { rateLimit } from "../store/tables/accounts.ts";

/** Rate limit: `points` attempts within `duration` seconds of the first one. */
export type Limit = { points: number; duration: number };

/** Creates the counter of one limit; each limit needs a unique name. */
export type CreateLimiter = (name: string, limit: Limit) => RateLimiterAbstract;

/** Store of the counters, with a function that closes it. */
export type LimiterStore = { createLimiter: CreateLimiter; close(): void };

/** Counts in the memory of this process. */
export const createMemoryLimiter: CreateLimiter = (name, limit) =>
  new RateLimiterMemory({ ...limit, keyPrefix: prefixOf(name) });

/** Counts in the table `rate_limit`, or in memory while the database fails. */
export function createDatabaseLimiter(db: Database): CreateLimiter {
  return (name, limit) =>
    new RateLimiterDrizzle({
      ...limit,
      keyPrefix: prefixOf(name),
      storeClient: db,
      schema: rateLimit,
      // `deleteExpiredLimits` deletes expired rows.
      clearExpiredByTimeout: false,
      insuranceLimiter: createMemoryLimiter(name, limit),
    });
}

/** Counts in Redis, or in memory while Redis fails. */
export function createRedisLimiter(redis: Redis): CreateLimiter {
  return (name, limit) =>
    new RateLimiterRedis({
      ...limit,
      keyPrefix: prefixOf(name),
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: createMemoryLimiter(name, limit),
    });
}

/** Deletes expired counters, with a tolerance of an hour for differing clocks. */
export async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, sql`now() - interval '1 hour'`));
}

/**
 * Opens the store of the rate limits: Redis if REDIS_URL is set, otherwise PostgreSQL if DATABASE_URL is set, so that
 * all processes of a site share the counters; otherwise the memory of the only process.
 */
export function openLimiterStore(
  { redisUrl, databaseUrl }: Pick<Settings, "redisUrl" | "databaseUrl">,
  db: Database,
): LimiterStore {
  if (redisUrl !== null) {
    const redis = connectRedis(redisUrl);
    return { createLimiter: createRedisLimiter(redis), close: () => redis.disconnect() };
  }
  const createLimiter = databaseUrl === null ? createMemoryLimiter : createDatabaseLimiter(db);
  return { createLimiter, close: () => undefined };
}

/** Times in milliseconds. A Redis that stays silent for longer than a request may wait counts as unavailable. */
const redisOptions = {
  connectTimeout: 5_000,
  commandTimeout: 1_000,
  socketTimeout: 1_000,
  // A limiter that waits for Redis would delay all requests.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (tries: number) => Math.min(tries * 200, 2_000),
};

function connectRedis(url: string): Redis {
  const redis = new Redis(url, redisOptions);
  // Without a listener an error would end the process. The connection of the tours logs that Redis is unavailable.
  redis.on("error", () => undefined);
  return redis;
}

function prefixOf(name: string): string {
  return `vitrine:limit:${name}`;
}
