import { lt, sql } from "drizzle-orm";
import { Redis } from "ioredis";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";
import type { Database } from "../store/connection.ts";
import { rateLimit } from "../store/tables/accounts.ts";

/** How often something may be tried: `points` times within `duration` seconds of the first try. */
export type Limit = { points: number; duration: number };

/** Makes the counter of one limit; limits have different names. */
export type CreateLimiter = (name: string, limit: Limit) => RateLimiterAbstract;

/** Where the counters are, and how to let go of it. */
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
      // `deleteExpiredLimits` does.
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

/** Deletes counters that have expired, with an hour to spare for clocks that differ. */
export async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, sql`now() - interval '1 hour'`));
}

/**
 * Opens the store of the rate limits: Redis if REDIS_URL is set, else PostgreSQL if DATABASE_URL is set, so that all
 * processes of a site count together; else the memory of the only process there is.
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

/** Times in milliseconds. A Redis that is silent for longer than a request may wait counts as away. */
const redisOptions = {
  connectTimeout: 5_000,
  commandTimeout: 1_000,
  socketTimeout: 1_000,
  // A limiter that waits for Redis would make everybody wait.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (tries: number) => Math.min(tries * 200, 2_000),
};

function connectRedis(url: string): Redis {
  const redis = new Redis(url, redisOptions);
  // Without a listener an error would end the process. The connection of the tours logs that Redis is away.
  redis.on("error", () => undefined);
  return redis;
}

function prefixOf(name: string): string {
  return `vitrine:limit:${name}`;
}
