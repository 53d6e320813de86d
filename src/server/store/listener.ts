import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { anythingHappened, channel, readAnnouncement } from "./announcements.ts";
import type { StoreEvent } from "./announcements.ts";
import { DatabaseProblem } from "./problems.ts";

/** Pause before the connection is made again, in milliseconds. */
const pause = 1000;

/** How often the connection is asked for a sign of life, and how long that may take, in milliseconds. */
const usualPulse = 8_000;

/** How long a notification may take to arrive when a connection is tested, in milliseconds. */
const usualPatience = 5_000;

/** How long it may take to connect and to begin to listen, in milliseconds. */
const connectLimit = 10_000;

export type ListenerOptions = {
  /** Sends a notification with this payload over another connection to the same database. */
  notify: (payload: string) => Promise<unknown>;
  /** Called when the connection fell silent. */
  onSilence?: () => void;
  logger?: Logger | undefined;
  pulse?: number;
  patience?: number;
};

/**
 * Listens to the database on a connection of its own, made with the first follower and made again
 * when it breaks or falls silent, as when a firewall forgets it: an event is late by two pulses at most.
 * Each new connection is tested with a notification: a pooler in transaction mode takes LISTEN and delivers nothing.
 * It never says UNLISTEN: the database in the data folder has one session for all.
 */
export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #options: ListenerOptions;
  readonly #followers = new Set<(event: StoreEvent) => void>();
  #connecting: Promise<void> | null = null;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(config: pg.ClientConfig, options: ListenerOptions) {
    this.#config = config;
    this.#options = options;
  }

  /** Whether events are heard; while they are not, anything may happen. */
  get isHearing(): boolean {
    return this.#client !== null;
  }

  /** Throws `DatabaseProblem` (`NotificationsUnheard`) if notifications do not arrive. */
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
    const client = new pg.Client(this.#config);
    client.on("notification", ({ channel: name, payload = "" }) => {
      const event = name === channel ? readAnnouncement(payload) : null;
      if (event) this.#tell(event);
    });
    client.on("error", (error) =>
      this.#options.logger?.warn({ err: error }, "lost the database's events"),
    );
    const limit = setTimeout(() => client.connection.stream.destroy(), connectLimit);
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      clearTimeout(limit);
      await this.#test(client);
    } catch (error) {
      clearTimeout(limit);
      client.connection.stream.destroy();
      throw error;
    }
    client.once("end", () => void this.#reconnect());
    this.#client = client;
    if (this.#closed) await client.end();
    else void this.#watch(client);
  }

  /** Throws `DatabaseProblem` if a notification sent over another connection does not arrive. */
  async #test(client: pg.Client): Promise<void> {
    const { notify, patience = usualPatience } = this.#options;
    const token = `test ${randomUUID()}`;
    const heard = new Promise<boolean>((resolve, reject) => {
      client.on("notification", ({ payload }) => payload === token && resolve(true));
      client.once("end", () => reject(new Error("Connection terminated while it was tested.")));
    });
    // It may end while the notification is sent.
    heard.catch(() => undefined);
    await notify(token);
    if (await inTime(heard, patience)) return;
    throw new DatabaseProblem(
      "NotificationsUnheard",
      "Notifications of the database do not arrive, so changes made by other processes would never show. This happens behind a connection pooler in transaction mode: set DATABASE_LISTEN_URL to the address of PostgreSQL itself.",
    );
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
      const isAlive = await inTime(sign, pulse);
      if (isAlive || this.#client !== client || this.#closed) continue;
      logger?.warn("the database's events fell silent");
      // Its end is heard like that of any connection that breaks.
      client.connection.stream.destroy();
      onSilence?.();
      return;
    }
  }

  async #reconnect(): Promise<void> {
    this.#client = null;
    while (!this.#closed) {
      await wait(pause, undefined, { ref: false });
      try {
        if (!this.#closed) await this.#connect();
        this.#tell(anythingHappened);
        return;
      } catch (error) {
        // The database may still be away: the pool's users hear of that with their queries.
        if (error instanceof DatabaseProblem && error.code === "NotificationsUnheard") {
          this.#options.logger?.error(error.message);
        }
      }
    }
  }

  #tell(event: StoreEvent): void {
    for (const follower of this.#followers) follower(event);
  }
}

/** What `promise` gives, or false when that takes longer than `limit` milliseconds. */
async function inTime(promise: Promise<boolean>, limit: number): Promise<boolean> {
  const late = async () => {
    await wait(limit, undefined, { ref: false });
    // If the process itself was late, the answer may be here, unread.
    await nextTurn();
    return nextTurn(false);
  };
  return Promise.race([promise, late()]);
}
