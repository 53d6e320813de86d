import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe } from "vitest";
import { openDatabase } from "../../src/server/store/database.ts";
import type { Store } from "../../src/server/store/store.ts";

/** An open database of a test's own, with the folder it is kept in. */
export type TestDatabase = { store: Store; dataFolder: string; databaseUrl: string | null };

/** Opens a new, empty database; `close` of what it gives away removes it again. */
export type OpenTestDatabase = () => Promise<TestDatabase & { close(): Promise<void> }>;

/**
 * Describes the same tests for each kind of database there is: PGlite always, and PostgreSQL
 * where TEST_DATABASE_URL names one on which databases may be created.
 */
export function eachDatabase(tests: (name: string, open: OpenTestDatabase) => void): void {
  describe("on the database in the data folder", () => tests("pglite", openFolder));
  const url = process.env.TEST_DATABASE_URL;
  if (url) describe("on PostgreSQL", () => tests("postgresql", () => openServer(url)));
}

/** A folder of a test's own with a database in it that was made before, since making one takes seconds. */
export async function preparedDataFolder(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  const template = await templateFolder();
  await cp(template, dataFolder, { recursive: true });
  return dataFolder;
}

/** Opens the database of a new data folder. */
export async function openFolder() {
  const dataFolder = await preparedDataFolder();
  const store = await openDatabase({ dataFolder, databaseUrl: null });
  return {
    store,
    dataFolder,
    databaseUrl: null,
    async close() {
      await store.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Makes a database on a PostgreSQL and opens it. */
export async function openServer(url: string) {
  const name = `vitrine_test_${randomBytes(6).toString("hex")}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  const store = await openDatabase({ dataFolder, databaseUrl: address.href });
  return {
    store,
    dataFolder,
    databaseUrl: address.href,
    async close() {
      await store.close();
      await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A data folder with an empty database, made once for this version of PGlite and kept. */
async function templateFolder(): Promise<string> {
  const folder = join(tmpdir(), `vitrine-test-template-${await engineVersion()}`);
  if (existsSync(folder)) return folder;
  const draft = await mkdtemp(join(tmpdir(), "vitrine-test-draft-"));
  const store = await openDatabase({ dataFolder: draft, databaseUrl: null });
  // Migrations belong to the build under test: each test applies its own.
  await store.db.execute(sql`DROP SCHEMA public CASCADE`);
  await store.db.execute(sql`DROP SCHEMA drizzle CASCADE`);
  await store.db.execute(sql`CREATE SCHEMA public`);
  await store.close();
  try {
    await rename(draft, folder);
  } catch {
    // Another test file was faster.
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

async function engineVersion(): Promise<string> {
  const file = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(file);
  return dependencies["@electric-sql/pglite"] ?? "unknown";
}
