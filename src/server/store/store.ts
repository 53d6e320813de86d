import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";
import { channel, readAnnouncements } from "./announcements.ts";
import type { StoreEvent } from "./announcements.ts";
import type { Database } from "./connection.ts";
import { Listener } from "./listener.ts";
import { Pool } from "./pool.ts";
import type { ConnectionLimits } from "./pool.ts";

/** Open database with its connections and events. */
export type Store = {
  db: Database;
  /** Configuration of the connection. Contains only values that can be sent to another thread. */
  config: pg.PoolConfig;
  /**
   * Calls `handler` for every event that any process announces; the returned function unsubscribes. After a lost
   * connection, `handler` gets a `works` event without ids, since it may have missed any event.
   */
  listen(handler: (event: StoreEvent) => void): Promise<() => Promise<void>>;
  /** Returns whether events arrive: not before the first subscription, nor while its connection is broken. */
  isHearing(): boolean;
  /** Resolves with the reason when the embedded database has stopped unexpectedly; all later queries fail. */
  broken: Promise<Error>;
  /** Waits for running queries, then closes the database. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Absolute path; created if missing. */
  dataFolder: string;
  /** PostgreSQL URL, or null for the embedded database in the data folder. */
  databaseUrl: string | null;
  /** URL for listening to the events of that PostgreSQL, if it differs. */
  listenUrl?: string | null;
  /**
   * A `server` waits until a command that owns the data folder ends; a `command` (the default) connects to the database
   * of the folder's owner.
   */
  role?: "server" | "command";
  logger?: Logger;
  /** Called once when opening has to wait, with a message that gives the reason. */
  onWait?: (message: string) => void;
};

export type ConnectOptions = {
  /** Timeouts of queries; none by default. */
  limits?: ConnectionLimits;
  /** Connection for events, if it differs from `config`. */
  listenConfig?: pg.ClientConfig;
  /**
   * Whether connections fall silent together with the one for events, as when a firewall between this machine and the
   * database drops them.
   */
  fallsSilentAsOne?: boolean;
  /** Resolves when the database has stopped unexpectedly; by default, never. */
  broken?: Promise<Error>;
  logger?: Logger | undefined;
};

/** Creates the store. It connects on demand, and calls `release` after closing the last connection. */
export function connectStore(
  config: pg.PoolConfig,
  release: () => Promise<void>,
  options: ConnectOptions = {},
): Store {
  const { limits = {}, listenConfig = config, fallsSilentAsOne = false, logger } = options;
  const { broken = new Promise<never>(() => undefined) } = options;
  const pool = new Pool(config, limits, logger);
  const db = drizzle(pool);
  const listener = new Listener(listenConfig, {
    read: (position) => readAnnouncements(db, position),
    notify: (payload) => pool.query("SELECT pg_notify($1, $2)", [channel, payload]),
    onSilence: fallsSilentAsOne ? (silence) => pool.closeConnections(silence) : undefined,
    logger,
  });
  let closing: Promise<void> | null = null;
  const close = async () => {
    await listener.close();
    await pool.end();
    await release();
  };
  return {
    db,
    config,
    listen: (handler) => listener.follow(handler),
    isHearing: () => listener.isHearing,
    broken,
    close: () => (closing ??= close()),
  };
}
