import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";
import { channel, readAnnouncements } from "./announcements.ts";
import type { StoreEvent } from "./announcements.ts";
import type { Database } from "./connection.ts";
import { Listener } from "./listener.ts";
import { Pool } from "./pool.ts";
import type { ConnectionLimits } from "./pool.ts";

/** The open database with what belongs to it. */
export type Store = {
  db: Database;
  /** How it is connected to; only values that can be sent to another thread. */
  config: pg.PoolConfig;
  /**
   * Calls `handler` for every event any process announces; the result ends that. After a break in
   * the connection it is called with a `works` event without ids, since anything may have happened.
   */
  listen(handler: (event: StoreEvent) => void): Promise<() => Promise<void>>;
  /** Whether events are heard: not before somebody listens, nor while the connection for them is broken. */
  isHearing(): boolean;
  /** Resolves with the reason when the embedded database has ended by itself; all queries fail from then on. */
  broken: Promise<Error>;
  /** Waits for running queries, then lets go of the database. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Absolute path; made if missing. */
  dataFolder: string;
  /** A PostgreSQL address, or null for the database in the data folder. */
  databaseUrl: string | null;
  /** The address at which to listen to the events of that PostgreSQL, if it is another one. */
  listenUrl?: string | null;
  /**
   * A `server` waits until a command that owns the data folder ends; a `command` (the default)
   * uses the database of whoever owns the folder.
   */
  role?: "server" | "command";
  logger?: Logger;
  /** Called once when the opening has to wait, with a sentence that says for what. */
  onWait?: (message: string) => void;
};

export type ConnectOptions = {
  /** What a query may take; without limits, as long as it does. */
  limits?: ConnectionLimits;
  /** Where to listen to events, if that is not `config`. */
  listenConfig?: pg.ClientConfig;
  /**
   * Whether connections fall silent together with that for events, as when a firewall between this machine and the
   * database forgets them.
   */
  fallsSilentAsOne?: boolean;
  /** Resolves when the database has ended by itself; without it, it never does. */
  broken?: Promise<Error>;
  logger?: Logger | undefined;
};

/** Connections are made when needed; `release` is called when the last is closed. */
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
