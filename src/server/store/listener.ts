import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { anythingHappened, channel, readAnnouncement } from "./announcements.ts";
import type { StoreEvent } from "./announcements.ts";

/** Pause before the connection is made again, in milliseconds. */
const pause = 1000;

/** How often the connection is asked for a sign of life, and how long that may take, in milliseconds. */
const usualPulse = 20_000;

/**
 * Listens to the database on a connection of its own, made with the first follower and made again
 * when it breaks or falls silent, as when a firewall forgets it: an event is late by two pulses at most.
 * It never says UNLISTEN: the database in the data folder has one session for all.
 */
export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #logger: Logger | undefined;
  readonly #pulse: number;
  readonly #followers = new Set<(event: StoreEvent) => void>();
  #connecting: Promise<void> | null = null;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(config: pg.ClientConfig, logger?: Logger, pulse = usualPulse) {
    this.#config = config;
    this.#logger = logger;
    this.#pulse = pulse;
  }

  /** Whether events are heard; while they are not, anything may happen. */
  get isHearing(): boolean {
    return this.#client !== null;
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
    const client = new pg.Client(this.#config);
    client.on("notification", ({ channel: name, payload = "" }) => {
      const event = name === channel ? readAnnouncement(payload) : null;
      if (event) this.#tell(event);
    });
    client.on("error", (error) => this.#logger?.warn({ error }, "lost the database's events"));
    await client.connect();
    client.on("end", () => void this.#reconnect());
    await client.query(`LISTEN ${channel}`);
    this.#client = client;
    void this.#watch(client);
  }

  /** Asks for a sign of life as long as the connection is the one in use, and breaks it off without one. */
  async #watch(client: pg.Client): Promise<void> {
    for (;;) {
      await wait(this.#pulse, undefined, { ref: false });
      if (this.#client !== client || this.#closed) return;
      const sign = client.query("SELECT 1").then(
        () => true,
        () => false,
      );
      const isAlive = await Promise.race([sign, wait(this.#pulse, false, { ref: false })]);
      if (isAlive || this.#client !== client || this.#closed) continue;
      this.#logger?.warn("the database's events fell silent");
      // Its end is heard like that of any connection that breaks.
      client.connection.stream.destroy();
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
      } catch {
        // The database is still away: the pool's users hear of that with their queries.
      }
    }
  }

  #tell(event: StoreEvent): void {
    for (const follower of this.#followers) follower(event);
  }
}
