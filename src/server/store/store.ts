import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Store } from "./database.ts";
import { Listener } from "./listener.ts";
import * as tables from "./tables.ts";

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
    db: drizzle(pool, { schema: tables }),
    listen: (handler) => listener.follow(handler),
    close: () => (closing ??= close()),
  };
}
