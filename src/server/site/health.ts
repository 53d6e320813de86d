import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../store/connection.ts";
import { inTime } from "../store/listener.ts";
import { isUnavailable } from "../store/problems.ts";
import type { Store } from "../store/store.ts";
import type { Search } from "../search/search.ts";
import { hasClient } from "./client.ts";

/** Milliseconds the database has to answer before the server counts as not ready. */
const patience = 2000;

/** How long probes are answered by what one of them found out, in milliseconds. */
const shared = 1000;

/** How long it is believed that the database takes writes, in milliseconds. */
const believed = 60_000;

/**
 * `/healthz` says that the process is up, `/readyz` that it can do its work: database and index answer, the database
 * takes writes and tells what changes, changes reach the index, and the client is there. Works that the index skips are
 * counted; the site serves all others. Probes within a second share one look at the database. Migrations have run before the server listens.
 *
 * @param services.testsWrites whether the database is one that may refuse writes while the server runs
 */
export function registerHealth(
  app: FastifyInstance,
  { store, search, testsWrites }: { store: Store; search: Search; testsWrites: boolean },
  clientFolder: string,
): void {
  const takesWrites = testsWrites ? writeTest(store.db) : () => Promise.resolve();
  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "up" }));
  const look = atMostEvery(shared, () =>
    Promise.all([isWell(store.db.execute(sql`SELECT 1`)), isWell(takesWrites())]),
  );
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const [database, writes] = await look();
    const checks = {
      database,
      writes,
      notifications: store.isHearing(),
      search: search.isReady() && search.isFollowing(),
      client: hasClient(clientFolder),
    };
    const ready = Object.values(checks).every(Boolean);
    const status = ready ? "ready" : "not ready";
    const skippedWorks = search.skippedIds().length;
    return reply.code(ready ? 200 : 503).send({ status, ...checks, skippedWorks });
  });
}

/** Makes a function that asks again only when an earlier answer is there and older than so many milliseconds. */
function atMostEvery<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | null = null;
  let until = 0;
  return () => {
    if (last && performance.now() < until) return last;
    until = Number.POSITIVE_INFINITY;
    last = ask().finally(() => {
      until = performance.now() + milliseconds;
    });
    return last;
  };
}

/** Whether something comes to its end in time, and well. */
function isWell(asked: Promise<unknown>): Promise<boolean> {
  const answered = asked.then(
    () => true,
    () => false,
  );
  return inTime(answered, patience);
}

/**
 * Makes the test whether the database takes writes, which one on a full disk or a standby does not. A temporary table
 * needs room on the disk and leaves nothing behind; it is made once in a minute, or each time while it fails.
 */
function writeTest(db: Database): () => Promise<unknown> {
  let last: Promise<unknown> | null = null;
  let at = 0;
  const write = () =>
    db.transaction((tx) =>
      tx.execute(
        sql`CREATE TEMPORARY TABLE write_test ON COMMIT DROP AS SELECT repeat('x', 1000) AS text`,
      ),
    );
  return () => {
    if (last && performance.now() - at < believed) return last;
    at = performance.now();
    last = write().catch((error: unknown) => {
      last = null;
      // Where temporary tables are not allowed, nothing is known.
      if (isUnavailable(error)) throw error;
    });
    return last;
  };
}
