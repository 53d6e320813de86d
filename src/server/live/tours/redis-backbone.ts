import { randomUUID } from "node:crypto";
import { createRedisEventTarget } from "@graphql-yoga/redis-event-target";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import * as v from "valibot";
import { fromText } from "../../../view/view-text.ts";
import type { Attending } from "./attendance.ts";
import type { TourBackbone } from "./backbone.ts";
import { attendScript, beginScript, putScript, readScript } from "./redis-scripts.ts";
import { createTourEvents } from "./tour-events.ts";
import { highestStep } from "./view-board.ts";
import type { TourViewState, ViewBoard } from "./view-board.ts";

/** Seconds a view stays in Redis after it was shown. The database stores resting views permanently. */
const keptFor = 24 * 60 * 60;

/** Milliseconds after which a process that reported nothing does not count. */
const silentAfter = 4_000;

/** Timeouts of the connections, in milliseconds. */
const patience = { connectTimeout: 5_000, commandTimeout: 2_000, mostBetweenTries: 2_000 };

/**
 * Connects processes that share tours through Redis. While Redis is unreachable, reads and writes of views fail, other
 * processes receive no events, and attendance counts only this process. The client reconnects automatically.
 */
export async function connectRedisBackbone(url: string, logger: Logger): Promise<TourBackbone> {
  const retryStrategy = (tries: number) => Math.min(tries * 200, patience.mostBetweenTries);
  const { connectTimeout, commandTimeout } = patience;
  const common = { lazyConnect: true, connectTimeout, retryStrategy };
  const commands = new Redis(url, {
    ...common,
    commandTimeout,
    // A command that cannot be sent now fails now: it would be outdated later.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  const events = new Redis(url, { ...common, maxRetriesPerRequest: null });
  let tell: () => void = () => undefined;
  const isReachable = () => commands.status === "ready" && events.status === "ready";
  let was = false;
  const look = (error?: unknown) => {
    if (isReachable() === was) return;
    was = isReachable();
    if (was) logger.info("Redis is there");
    else logger.warn({ err: error }, "Redis cannot be reached: tours are interrupted");
    tell();
  };
  for (const client of [commands, events]) {
    client.on("ready", () => look());
    client.on("close", () => look());
    // Without a listener an error would end the process. The "close" event reports the loss of the connection.
    client.on("error", () => undefined);
  }
  const connecting = [commands.connect(), events.connect()];
  await Promise.all(connecting).catch((error: unknown) => {
    logger.error({ err: error }, "Redis cannot be reached: tours wait for it. Check REDIS_URL");
  });

  return {
    isShared: true,
    isReachable,
    onReachable: (listener) => void (tell = listener),
    board: createRedisBoard(commands),
    events: createTourEvents(
      createRedisEventTarget({
        publishClient: quietly(commands),
        subscribeClient: quietly(events),
        serializer,
      }),
    ),
    attending: createAttending(commands),
    close() {
      tell = () => undefined;
      // These disconnections are intended.
      for (const client of [commands, events]) client.removeAllListeners("close");
      commands.disconnect();
      events.disconnect();
      return Promise.resolve();
    },
  };
}

function createRedisBoard(redis: Redis): ViewBoard {
  const keyOf = (tourId: string) => `vitrine:tour:${tourId}:view`;
  return {
    async read(tourId) {
      return readState(await redis.eval(readScript, 1, keyOf(tourId)));
    },
    async begin(tourId, view) {
      const [key, text] = [keyOf(tourId), JSON.stringify(view)];
      const before = await redis.eval(beginScript, 1, key, text, keptFor);
      const up = readState(before);
      if (up) return { view: up, isNew: false };
      // An unreadable value would block the tour for a day.
      if (before !== null) await redis.set(key, text, "EX", keptFor);
      return { view, isNew: true };
    },
    async put(tourId, view) {
      const args = [JSON.stringify(view), view.sequence, keptFor, highestStep];
      const [taken, newest] = await numbers(redis.eval(putScript, 1, keyOf(tourId), ...args));
      return newest === undefined ? null : { taken: taken === 1, newest };
    },
    async remove(tourId) {
      await redis.del(keyOf(tourId));
    },
  };
}

function createAttending(redis: Redis) {
  const self = randomUUID();
  return async (tourId: string, here: Attending): Promise<Attending> => {
    const { followers, presenterSeen } = here;
    const ago = presenterSeen === null ? -1 : Math.max(0, Date.now() - presenterSeen);
    const args = [self, followers, ago, silentAfter];
    const key = `vitrine:tour:${tourId}:here`;
    const all = numbers(redis.eval(attendScript, 1, key, ...args));
    const [count, seenAgo = -1] = await all.catch(() => []);
    if (count === undefined) return here;
    return { followers: count, presenterSeen: seenAgo < 0 ? null : Date.now() - seenAgo };
  };
}

async function numbers(answer: Promise<unknown>): Promise<number[]> {
  const values = await answer;
  if (!Array.isArray(values)) throw new Error("Redis answered something else than numbers.");
  return values.map(Number);
}

/** Any client that can reach Redis could have written anything. */
const stateShape = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sequence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
    view: v.pipe(
      v.string(),
      v.check((view) => fromText(view) !== null),
    ),
    pointer: v.nullable(
      v.object({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) }),
    ),
  }),
);

function readState(text: unknown): TourViewState | null {
  const read = v.safeParse(stateShape, text);
  return read.success ? read.output : null;
}

/** Events have no content, so any message is a valid event. */
const serializer = { stringify: () => "", parse: () => null };

/** Wraps the client so that failures to publish or subscribe reject nothing unhandled: followers poll every second. */
function quietly(client: Redis): Redis {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, args);
        if (result instanceof Promise) result.catch(() => undefined);
        return result;
      };
    },
  });
}
