import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { StoreEvent } from "./announcements.ts";
import type { Database } from "./connection.ts";
import { Listener } from "./listener.ts";

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
  /** Waits for running queries, then lets go of the database. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Absolute path; made if missing. */
  dataFolder: string;
  /** A PostgreSQL address, or null for the database in the data folder. */
  databaseUrl: string | null;
  /**
   * A `server` waits until a command that owns the data folder ends; a `command` (the default)
   * uses the database of whoever owns the folder.
   */
  role?: "server" | "command";
  logger?: Logger;
  /** Called once when the opening has to wait, with a sentence that says for what. */
  onWait?: (message: string) => void;
};

/** Connections are made when needed; `release` is called when the last is closed. */
export function connectStore(
  config: pg.PoolConfig,
  release: () => Promise<void>,
  logger?: Logger,
): Store {
  const pool = new pg.Pool(config);
  pool.on("error", (error) => logger?.warn({ error }, "lost a connection to the database"));
  // A connection that breaks off in a transaction tells its client too; unheard, that would end the
  // process. The transaction's next query fails with the reason.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const listener = new Listener(config, logger);
  let closing: Promise<void> | null = null;
  const close = async () => {
    await listener.close();
    await pool.end();
    await release();
  };
  return {
    db: drizzle(pool),
    config,
    listen: (handler) => listener.follow(handler),
    isHearing: () => listener.isHearing,
    close: () => (closing ??= close()),
  };
}
