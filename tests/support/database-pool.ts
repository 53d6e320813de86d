import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { openDatabase } from "../../src/server/store/database.ts";
import { startThread } from "../../src/server/store/pglite/thread.ts";
import { makeSocketPlace } from "../../src/server/store/socket-place.ts";
import { fingerprint } from "../../scripts/lib/fingerprint.mjs";
import { copyPrepared } from "./prepared-folder.ts";

/** The kinds of database the tests run on. */
export type DatabaseKind = "pglite" | "postgresql";

/** A migrated, empty database that test files use one after the other. */
export type PooledDatabase = { kind: DatabaseKind; url: string };

/** Unused databases. The test files of a worker share them, because starting PGlite takes a second. */
const free: PooledDatabase[] = [];

/** Returns a free database of this kind, or creates one. */
export async function takeDatabase(kind: DatabaseKind): Promise<PooledDatabase> {
  const index = free.findIndex((database) => database.kind === kind);
  const [found] = index < 0 ? [] : free.splice(index, 1);
  if (found) return found;
  const url = kind === "pglite" ? await startPglite() : await createPostgres();
  return { kind, url };
}

/** Empties a database and returns it to the pool. */
export async function returnDatabase(database: PooledDatabase): Promise<void> {
  await run(database.url, emptyTables);
  free.push(database);
}

/**
 * Empties the tables that contain rows and restarts the sequences that were used. Triggers do not fire. Truncating all
 * tables would take PGlite ten times as long.
 */
const emptyTables = `
  DO $$
  DECLARE
    name text;
    is_filled boolean;
    filled text[] := '{}';
  BEGIN
    PERFORM pg_advisory_unlock_all();
    FOR name IN SELECT format('%I', tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO is_filled;
      IF is_filled THEN filled := filled || name; END IF;
    END LOOP;
    IF filled <> '{}' THEN
      EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE';
    END IF;
    PERFORM setval(format('%I', sequencename)::regclass, start_value, false)
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END $$`;

/** Starts a PGlite for this worker and returns its address. */
async function startPglite(): Promise<string> {
  const dataFolder = await migratedDataFolder();
  const place = await makeSocketPlace(dataFolder);
  const thread = await startThread(
    { databaseFolder: join(dataFolder, "database"), socketPath: place.path },
    (message) => process.stderr.write(`The test database has trouble: ${message}\n`),
  );
  void thread.broken.then((reason) =>
    process.stderr.write(`The test database is broken: ${reason.message}\n`),
  );
  await thread.open();
  process.on("exit", () => rmSync(dataFolder, { recursive: true, force: true }));
  return `postgresql://postgres@localhost/postgres?host=${dirname(place.path)}`;
}

/** Creates a database on the PostgreSQL at TEST_DATABASE_URL and returns its address. */
async function createPostgres(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set.");
  const { TEST_DATABASE_PREFIX = "vitrine_test_" } = process.env;
  const name = `${TEST_DATABASE_PREFIX}${randomBytes(6).toString("hex")}`;
  await run(server, `CREATE DATABASE ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  const store = await openDatabase({ dataFolder, databaseUrl: address.href });
  await store.close();
  await rm(dataFolder, { recursive: true, force: true });
  return address.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const migrations = "src/server/store/migrations";
const built = { migrations: "build/server/migrations", database: "build/server/new-database" };

/** Creates a data folder whose database is empty and has all tables. */
export function migratedDataFolder(): Promise<string> {
  return copyPrepared({
    kind: "database",
    program: fingerprint(["node_modules/@electric-sql/pglite/package.json", migrations]),
    name: "empty",
    async fill(dataFolder) {
      // PGlite takes seconds to create an empty database. Uses the build's, if there is one; it may have older
      // migrations.
      const isBuilt =
        existsSync(built.database) &&
        fingerprint([built.migrations], built.migrations) === fingerprint([migrations], migrations);
      if (isBuilt) await cp(built.database, join(dataFolder, "database"), { recursive: true });
      const store = await openDatabase({ dataFolder, databaseUrl: null });
      await store.close();
    },
  });
}
