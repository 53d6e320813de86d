import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { prepareDataFolder, tooNew } from "./data-folder.ts";
import { interruptAbandoned } from "./import-runs.ts";
import { migrate, UnknownMigration } from "./migrate.ts";
import { claimFolder, livingOwner, socketOf } from "./ownership.ts";
import type { Owner } from "./ownership.ts";
import { startThread, ThreadProblem } from "./pglite/thread.ts";
import type { DatabaseThread } from "./pglite/thread.ts";
import { databaseProblem, DatabaseProblem } from "./problems.ts";
import { makeSocketPlace } from "./socket-place.ts";
import { connectStore } from "./store.ts";
import type { DatabaseOptions, Store } from "./store.ts";
import { releaseJobs } from "./take-job.ts";

/** Interval at which a waiting server checks whether the folder is free, in milliseconds. */
const lookEvery = 250;

/** Time for which a server waits for another server to stop, such as the one it replaces, in milliseconds. */
const patienceWithServer = 10_000;

/** Opens the database in the data folder, as its owner or as a client of the owner. Throws `DatabaseProblem`. */
export async function openFolderDatabase(options: DatabaseOptions): Promise<Store> {
  const { dataFolder, role = "command" } = options;
  await prepareDataFolder(dataFolder);
  const since = Date.now();
  let told = false;
  for (;;) {
    const owner = await livingOwner(dataFolder);
    if (!owner) {
      const store = await own(options);
      if (store) return store;
    } else if (role === "command") {
      const store = await visit(options, owner);
      if (store) return store;
    } else {
      if (owner.role === "server" && Date.now() - since > patienceWithServer) throw inUse(owner);
      if (!told) options.onWait?.(waitMessage(owner));
      if (!told) options.logger?.info({ pid: owner.pid }, waitMessage(owner));
      told = true;
      await wait(lookEvery);
    }
  }
}

/** Becomes the owner and starts the database. Returns null if another process became the owner first. */
async function own(options: DatabaseOptions): Promise<Store | null> {
  const { dataFolder, role = "command", logger } = options;
  const place = await makeSocketPlace(dataFolder);
  let thread: DatabaseThread | null = null;
  const release = async () => {
    await thread?.close();
    await place.remove();
  };
  try {
    const databaseFolder = join(dataFolder, "database");
    thread = await startThread({ databaseFolder, socketPath: place.path }, (problem) =>
      logger?.warn({ problem }, "trouble in the database"),
    );
    void thread.broken.then((reason) =>
      logger?.fatal({ err: reason }, "the database in the data folder broke down"),
    );
    const claim = await claimFolder(dataFolder, { socket: place.note, pid: process.pid, role });
    if (claim.owner) {
      await release();
      return null;
    }
    await claim.removeRest();
    await thread.open();
    const store = connectStore(configOf(place.path), release, {
      broken: thread.broken,
      logger,
    });
    await prepareTables(store, dataFolder);
    // No other process can be running an import, since a client needs an owner.
    await interruptAbandoned(store.db, 0);
    await releaseJobs(store.db, null);
    return store;
  } catch (error) {
    await release();
    throw problemOf(error, dataFolder);
  }
}

/** Connects to the owner's database. Returns null if the owner has just exited. */
async function visit({ dataFolder, logger }: DatabaseOptions, owner: Owner): Promise<Store | null> {
  const store = connectStore(configOf(socketOf(dataFolder, owner)), () => Promise.resolve(), {
    logger,
  });
  try {
    await prepareTables(store, dataFolder);
    return store;
  } catch (error) {
    if (error instanceof DatabaseProblem || databaseProblem(error) === null) throw error;
    await wait(lookEvery);
    return null;
  }
}

async function prepareTables(store: Store, dataFolder: string): Promise<void> {
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error instanceof UnknownMigration ? tooNew(dataFolder) : error;
  }
}

const configOf = (socketPath: string) => ({
  host: dirname(socketPath),
  port: 5432,
  user: "postgres",
  database: "postgres",
  max: 8,
});

function waitMessage(owner: Owner): string {
  return owner.role === "command"
    ? `Waiting for another command (process ${owner.pid}) that uses the data folder to end.`
    : `Waiting for another server (process ${owner.pid}) that uses the data folder to stop.`;
}

function inUse(owner: Owner): DatabaseProblem {
  return new DatabaseProblem(
    "DataFolderInUse",
    `Another server (process ${owner.pid}) uses this data folder. Stop it, or set VITRINE_DATA to another folder.`,
  );
}

function problemOf(error: unknown, dataFolder: string): unknown {
  if (error instanceof ThreadProblem && error.reason === "UnsafeDatabase") {
    return new DatabaseProblem(
      "DatabaseUnsafe",
      `The database in ${dataFolder} would not survive a power cut, so it is not started. Install the packages again with npm ci, or set DATABASE_URL to a PostgreSQL.`,
      { cause: error },
    );
  }
  return error;
}
