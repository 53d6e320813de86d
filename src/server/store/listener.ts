import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { anythingHappened, channel, readAnnouncement } from "./announcements.ts";
import type { Announcements, StoreEvent } from "./announcements.ts";

/** Pause before the connection is made again, in milliseconds. */
const pause = 1000;

/** How often the connection is asked for a sign of life, and how long that may take, in milliseconds. */
const usualPulse = 8_000;

/** How long a notification may take to arrive when a connection is tested, in milliseconds. */
const usualPatience = 5_000;

/** Pause between two looks for announcements where notifications do not arrive, in milliseconds. */
const usualPollPause = 1_000;

/** Pause between two tests whether notifications arrive after all, in milliseconds. */
const usualTestPause = 5 * 60_000;

/** What the payload of a test begins with; other processes hear it too. */
const testPrefix = "test ";

/** How long it may take to connect and to begin to listen, in milliseconds. */
const connectLimit = 10_000;

export type ListenerOptions = {
  /** Sends a notification with this payload over another connection to the same database. */
  notify: (payload: string) => Promise<unknown>;
  /** Reads the announcements since an earlier position, as `readAnnouncements`. */
  read: (position: string | null) => Promise<Announcements>;
  /** Called when the connection fell silent, with for how many milliseconds it did not answer. */
  onSilence?: ((silence: number) => void) | undefined;
  logger?: Logger | undefined;
  pulse?: number;
  patience?: number;
  pollPause?: number;
  testPause?: number;
};

/**
 * Listens to the database on a connection of its own, made with the first follower and made again
 * when it breaks or falls silent, as when a firewall forgets it: an event is late by two pulses at most.
 * Each new connection is tested with a notification: a pooler in transaction mode takes LISTEN and delivers nothing. There
 * the listener reads the stored announcements once a second, and tests every few minutes: a busy database is late too.
 * It never says UNLISTEN: the database in the data folder has one session for all.
 */
export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #options: ListenerOptions;
  readonly #followers = new Set<(event: StoreEvent) => void>();
  #connecting: Promise<void> | null = null;
  #client: pg.Client | null = null;
  /** Whether the last look for stored announcements succeeded; null where notifications arrive. */
  #polling: { isHearing: boolean } | null = null;
  #closed = false;

  constructor(config: pg.ClientConfig, options: ListenerOptions) {
    this.#config = config;
    this.#options = options;
  }

  /** Whether events are heard; while they are not, anything may happen. */
  get isHearing(): boolean {
    return this.#client !== null || this.#polling?.isHearing === true;
  }

  async follow(handler: (event: StoreEvent) => void): Promise<() => Promise<void>> {
    // One function may follow twice, and each time ends by itself.
    const follower = (event: StoreEvent) => handler(event);
    this.#followers.add(follower);
    try {
      await (this.#connecting ??= this.#connect());
    } catch (error) {
      this.#followers.delete(follower);
      this.#connecting = null;
      throw error;
    }
    return () => {
      this.#followers.delete(follower);
      return Promise.resolve();
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#followers.clear();
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = await this.#openTested();
    if (client) await this.#use(client);
    else await this.#beginToPoll();
  }

  async #use(client: pg.Client): Promise<void> {
    this.#client = client;
    if (this.#closed) await client.end();
    else void this.#watch(client);
  }

  /** A connection that listens; null if no notification arrives over it. */
  async #openTested(): Promise<pg.Client | null> {
    const client = new pg.Client(this.#config);
    client.on("notification", ({ channel: name, payload = "" }) => {
      // While the listener polls, it reads what a connection that is only tested hears.
      if (name !== channel || this.#polling || payload.startsWith(testPrefix)) return;
      this.#tell(readAnnouncement(payload));
    });
    client.on("error", (error) => {
      if (this.#client !== client) return;
      this.#options.logger?.warn({ err: error }, "lost the database's events");
    });
    // Before the test, during which it may end too.
    let hasEnded = false;
    client.once("end", () => {
      hasEnded = true;
      if (this.#client === client) void this.#reconnect();
    });
    const limit = setTimeout(() => client.connection.stream.destroy(), connectLimit);
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      clearTimeout(limit);
      if (!(await this.#isNotified(client))) {
        client.connection.stream.destroy();
        return null;
      }
      if (hasEnded) throw new Error("Connection terminated while it was tested.");
    } catch (error) {
      clearTimeout(limit);
      client.connection.stream.destroy();
      throw error;
    }
    return client;
  }

  /** Whether a notification sent over another connection arrives. */
  async #isNotified(client: pg.Client): Promise<boolean> {
    const { notify, patience = usualPatience } = this.#options;
    const token = `${testPrefix}${randomUUID()}`;
    const heard = new Promise<boolean>((resolve, reject) => {
      client.on("notification", ({ payload }) => payload === token && resolve(true));
      client.once("end", () => reject(new Error("Connection terminated while it was tested.")));
    });
    // It may end while the notification is sent.
    heard.catch(() => undefined);
    await notify(token);
    return inTime(heard, patience, false);
  }

  async #beginToPoll(): Promise<void> {
    const { position } = await this.#options.read(null);
    this.#options.logger?.warn(
      "Notifications of the database do not arrive, as behind a connection pooler in transaction mode. The server looks for changes once a second instead. Set DATABASE_LISTEN_URL to the address of PostgreSQL itself to have them at once.",
    );
    const polling = { isHearing: true };
    this.#polling = polling;
    void this.#poll(position, polling);
    void this.#testAgain();
  }

  async #poll(start: string, polling: { isHearing: boolean }): Promise<void> {
    const { read, logger, pollPause = usualPollPause } = this.#options;
    for (let position = start; ;) {
      await wait(pollPause, undefined, { ref: false });
      if (this.#closed || this.#polling !== polling) return;
      try {
        const { payloads, position: next } = await read(position);
        // Announcements may be lost where the database crashed, or deleted where it was away for long.
        if (!polling.isHearing) this.#tell(anythingHappened);
        polling.isHearing = true;
        position = next;
        for (const payload of payloads) this.#tell(readAnnouncement(payload));
      } catch (error) {
        if (polling.isHearing) logger?.warn({ err: error }, "lost the database's events");
        polling.isHearing = false;
      }
    }
  }

  /** Tests every few minutes whether notifications arrive, and ends polling when they do. */
  async #testAgain(): Promise<void> {
    const { testPause = usualTestPause, logger } = this.#options;
    for (;;) {
      await wait(testPause, undefined, { ref: false });
      if (this.#closed) return;
      const client = await this.#openTested().catch(() => null);
      if (!client) continue;
      logger?.info("Notifications of the database arrive after all.");
      this.#polling = null;
      await this.#use(client);
      // What was announced since the last look.
      this.#tell(anythingHappened);
      return;
    }
  }

  /** Asks for a sign of life as long as the connection is the one in use, and breaks it off without one. */
  async #watch(client: pg.Client): Promise<void> {
    const { pulse = usualPulse, onSilence, logger } = this.#options;
    for (;;) {
      await wait(pulse, undefined, { ref: false });
      if (this.#client !== client || this.#closed) return;
      const sign = client.query("SELECT 1").then(
        () => true,
        () => false,
      );
      const isAlive = await inTime(sign, pulse, false);
      if (isAlive || this.#client !== client || this.#closed) continue;
      logger?.warn("the database's events fell silent");
      // Its end is heard like that of any connection that breaks.
      client.connection.stream.destroy();
      onSilence?.(pulse);
      return;
    }
  }

  async #reconnect(): Promise<void> {
    this.#client = null;
    while (!this.#closed) {
      await wait(pause, undefined, { ref: false });
      if (this.#closed) return;
      const isBack = await this.#connect().then(
        () => true,
        // The database is still away: the pool's users hear of that with their queries.
        () => false,
      );
      if (isBack) return this.#tell(anythingHappened);
    }
  }

  /** Tells every follower. One that throws, which would end the process, keeps no other from hearing. */
  #tell(event: StoreEvent): void {
    for (const follower of this.#followers) {
      try {
        follower(event);
      } catch (error) {
        this.#options.logger?.error({ err: error }, "a follower of the database's events failed");
      }
    }
  }
}

/** What `promise` gives, or `otherwise` when that takes longer than `limit` milliseconds. */
export async function inTime<Result>(
  promise: Promise<Result>,
  limit: number,
  otherwise: Result,
): Promise<Result> {
  const late = async () => {
    await wait(limit, undefined, { ref: false });
    // If the process itself was late, the answer may be here, unread.
    await nextTurn();
    return nextTurn(otherwise);
  };
  return Promise.race([promise, late()]);
}
