import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { openDatabase } from "../../src/server/store/database.ts";
import type { Store } from "../../src/server/store/store.ts";
import { returnDatabase, takeDatabase } from "./database-pool.ts";
import type { DatabaseKind } from "./database-pool.ts";

/** An open, empty database with a separate data folder. */
export type TestDatabase = { store: Store; dataFolder: string; databaseUrl: string | null };

/** Opens an empty database; `close` returns it to the pool and removes the data folder. */
export type OpenTestDatabase = () => Promise<TestDatabase & { close(): Promise<void> }>;

/**
 * Describes the same tests for each kind of database: always PGlite, and also PostgreSQL if TEST_DATABASE_URL names a
 * server on which databases may be created.
 *
 * @param subject the unit under test
 */
export function eachDatabase(
  subject: string,
  tests: (name: DatabaseKind, open: OpenTestDatabase) => void,
): void {
  describe(`${subject} on PGlite`, () => tests("pglite", openPglite));
  if (process.env.TEST_DATABASE_URL)
    describe(`${subject} on PostgreSQL`, () => tests("postgresql", openPostgres));
}

/** Opens an empty PGlite database. */
export const openPglite = () => open("pglite");

/** Opens an empty database on the PostgreSQL at TEST_DATABASE_URL. */
export const openPostgres = () => open("postgresql");

async function open(kind: DatabaseKind) {
  const database = await takeDatabase(kind);
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  const store = await openDatabase({ dataFolder, databaseUrl: database.url });
  return {
    store,
    dataFolder,
    databaseUrl: database.url,
    async close() {
      await store.close();
      await returnDatabase(database);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
