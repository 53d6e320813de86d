import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../store/connection.ts";
import { testWrite } from "../store/data-folder.ts";
import { inTime } from "../store/listener.ts";
import { isUnavailable } from "../store/problems.ts";
import type { Store } from "../store/store.ts";
import type { Search } from "../search/search.ts";
import { hasClient } from "./client.ts";

/** Timeout of the database and the index, in milliseconds, after which the server counts as not ready. */
const patience = 2000;

/** Time for which probes share one result, in milliseconds. */
const shared = 1000;

/** Time for which a successful write test of the database or the data folder is cached, in milliseconds. */
const believed = 60_000;

/**
 * Serves `/healthz`, which reports that the process is up, and `/readyz`, which reports that it can work: database and
 * index respond, the database and the data folder accept writes, the database sends notifications, changes reach the
 * index, and the client exists. It counts the works that the index skips; the site serves all others. Probes within a
 * second share one result. Migrations have run before the server listens.
 *
 * @param services.testsWrites whether the database has a separate disk; the embedded one writes to the data folder
 */
export function registerHealth(
  app: FastifyInstance,
  { store, search, testsWrites }: { store: Store; search: Search; testsWrites: boolean },
  { dataFolder, clientFolder }: { dataFolder: string; clientFolder: string },
): void {
  const writeToDatabase = atMostEvery(believed, () =>
    testsWrites ? testDatabaseWrite(store.db) : Promise.resolve(),
  );
  const writeToFolder = atMostEvery(believed, () => testWrite(dataFolder));
  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "up" }));
  const look = atMostEvery(shared, () =>
    Promise.all([
      isWell(store.db.execute(sql`SELECT 1`)),
      isWell(writeToDatabase()),
      isWell(writeToFolder()),
      isWell(search.probe()),
    ]),
  );
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const [database, writes, dataFolderWrites, isAnswering] = await look();
    const checks = {
      database,
      writes,
      dataFolder: dataFolderWrites,
      notifications: store.isHearing(),
      search: isAnswering && search.isFollowing(),
      client: hasClient(clientFolder),
    };
    const ready = Object.values(checks).every(Boolean);
    const status = ready ? "ready" : "not ready";
    const skippedWorks = search.skippedIds().length;
    return reply.code(ready ? 200 : 503).send({ status, ...checks, skippedWorks });
  });
}

/**
 * Returns a function that repeats the check only when an earlier one has completed, and has failed or is older than
 * `milliseconds`.
 */
function atMostEvery<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | null = null;
  let until = 0;
  return () => {
    if (last && performance.now() < until) return last;
    until = Number.POSITIVE_INFINITY;
    last = ask();
    last.then(
      () => (until = performance.now() + milliseconds),
      () => (until = 0),
    );
    return last;
  };
}

/** Returns whether a promise fulfills in time. */
function isWell(asked: Promise<unknown>): Promise<boolean> {
  const answered = asked.then(
    () => true,
    () => false,
  );
  return inTime(answered, patience, false);
}

/**
 * Writes to the database, which fails on a full or read-only disk and on a standby server. A temporary table requires
 * space on the disk and leaves nothing behind.
 */
async function testDatabaseWrite(db: Database): Promise<void> {
  try {
    await db.transaction((tx) =>
      tx.execute(
        sql`CREATE TEMPORARY TABLE write_test ON COMMIT DROP AS SELECT repeat('x', 1000) AS text`,
      ),
    );
  } catch (error) {
    // Where temporary tables are not allowed, the test is inconclusive.
    if (isUnavailable(error)) throw error;
  }
}
