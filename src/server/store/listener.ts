import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { anythingHappened, channel, readAnnouncement } from "./announcements.ts";
import type { Announcements, StoreEvent } from "./announcements.ts";

/** Pause before reconnecting, in milliseconds. */
const pause = 1000;

/** Interval between heartbeats of the connection, and the timeout for each, in milliseconds. */
const usualPulse = 8_000;

/** Timeout for a notification when the listener tests a connection, in milliseconds. */
const usualPatience = 5_000;

/** Polling interval where notifications do not arrive, in milliseconds. */
const usualPollPause = 1_000;

/** Interval between tests whether notifications arrive, in milliseconds. */
const usualTestPause = 5 * 60_000;

/** Prefix of the payload of a test; other processes receive it too. */
const testPrefix = "test ";

/** Timeout for connecting and for LISTEN, in milliseconds. */
const connectLimit = 10_000;

export type ListenerOptions = {
  /** Sends a notification with this payload over another connection to the same database. */
  notify: (payload: string) => Promise<unknown>;
  /** Reads the announcements since an earlier position, like `readAnnouncements`. */
  read: (position: string | null) => Promise<Announcements>;
  /** Called when the connection fell silent, with the number of milliseconds without a response. */
  onSilence?: ((silence: number) => void) | undefined;
  logger?: Logger | undefined;
  pulse?: number;
  patience?: number;
  pollPause?: number;
  testPause?: number;
};

/**
 * Listens for database events on a separate connection. It connects with the first subscriber, and reconnects when the
 * connection breaks or falls silent, as when a firewall drops it; an event is then at most two heartbeats late. It
 * tests each new connection with a notification, because a connection pooler in transaction mode accepts LISTEN but
 * delivers nothing. Behind such a pooler, the listener polls the stored announcements once a second, and repeats the
 * test every few minutes, because a notification of a busy database may be late too. The listener never sends UNLISTEN:
 * the embedded database has one session for all connections.
 */
export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #options: ListenerOptions;
  readonly #followers = new Set<(event: StoreEvent) => void>();
  #connecting: Promise<void> | null = null;
  #client: pg.Client | null = null;
  /** Whether the last poll succeeded; null where notifications arrive. */
  #polling: { isHearing: boolean } | null = null;
  #closed = false;

  constructor(config: pg.ClientConfig, options: ListenerOptions) {
    this.#config = config;
    this.#options = options;
  }

  /** Whether the listener receives events; while it does not, any change may go unnoticed. */
  get isHearing(): boolean {
    return this.#client !== null || this.#polling?.isHearing === true;
  }

  async follow(handler: (event: StoreEvent) => void): Promise<() => Promise<void>> {
    // Wrapped, so that the same function can subscribe twice and each subscription ends separately.
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

  /** Returns a listening connection, or null if no notification arrives over it. */
  async #openTested(): Promise<pg.Client | null> {
    const client = new pg.Client(this.#config);
    client.on("notification", ({ channel: name, payload = "" }) => {
      // While the listener polls, it reads the same events that a connection under test receives.
      if (name !== channel || this.#polling || payload.startsWith(testPrefix)) return;
      this.#tell(readAnnouncement(payload));
    });
    client.on("error", (error) => {
      if (this.#client !== client) return;
      this.#options.logger?.warn({ err: error }, "lost the database's events");
    });
    // Registered before the test, during which the connection may end too.
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

  /** Returns whether a notification sent over another connection arrives. */
  async #isNotified(client: pg.Client): Promise<boolean> {
    const { notify, patience = usualPatience } = this.#options;
    const token = `${testPrefix}${randomUUID()}`;
    const heard = new Promise<boolean>((resolve, reject) => {
      client.on("notification", ({ payload }) => payload === token && resolve(true));
      client.once("end", () => reject(new Error("Connection terminated while it was tested.")));
    });
    // The connection may end while the notification is sent.
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
        // A crashed database may have lost announcements, and during a long outage others may have been deleted.
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

  /** Tests every few minutes whether notifications arrive, and then stops polling. */
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
      // Covers the announcements since the last poll.
      this.#tell(anythingHappened);
      return;
    }
  }

  /** Sends heartbeats as long as the connection is in use, and closes it if one gets no response. */
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
      // The listener handles its end like that of any other broken connection.
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
        // The database is still unreachable. The users of the pool get errors for their queries.
        () => false,
      );
      if (isBack) return this.#tell(anythingHappened);
    }
  }

  /**
   * Calls every subscriber. A subscriber that throws would end the process and keep others from receiving the event.
   */
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

/** Returns the result of `promise`, or `otherwise` if it takes longer than `limit` milliseconds. */
export async function inTime<Result>(
  promise: Promise<Result>,
  limit: number,
  otherwise: Result,
): Promise<Result> {
  const late = async () => {
    await wait(limit, undefined, { ref: false });
    // If the event loop itself was delayed, the response may have arrived unread.
    await nextTurn();
    return nextTurn(otherwise);
  };
  return Promise.race([promise, late()]);
}
