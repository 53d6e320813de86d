import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import type { Logger } from "pino";
import { createApp } from "../../src/server/app.ts";
import type { AppOptions } from "../../src/server/app.ts";
import { listen } from "../../src/server/listen.ts";
import { readSettings } from "../../src/server/settings.ts";
import type { Settings } from "../../src/server/settings.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import type { Store } from "../../src/server/store/database.ts";

/** A real server in this process, on a free port and a database of its own. */
export type TestServer = {
  url: string;
  store: Store;
  settings: Settings;
  /** What the server logged, one object a line. */
  log: string[];
  /** Stops the server as a signal would, and removes what it kept. */
  stop(): Promise<void>;
};

type TestServerOptions = Partial<Pick<AppOptions, "clientFolder" | "operations">> & {
  settings?: Partial<Settings>;
};

/** Starts a server on an empty database: PGlite, or PostgreSQL where TEST_DATABASE_URL says so. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { settings: wanted, ...appOptions } = options;
  const database = await emptyDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  const settings: Settings = {
    ...readSettings({ PORT: "0", VITRINE_SAMPLE: "off" }),
    dataFolder,
    databaseUrl: database.url,
    ...wanted,
  };
  const log: string[] = [];
  const logger: Logger = pino({ level: "info" }, { write: (line: string) => void log.push(line) });
  const store = await openDatabase({ ...settings, role: "server", logger });
  const app = await createApp({ ...appOptions, settings, store, logger });
  const url = await listen(app, settings);
  return {
    url,
    store,
    settings,
    log,
    async stop() {
      await app.close();
      await store.close();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A new database on the PostgreSQL of TEST_DATABASE_URL; without one, PGlite makes its own. */
async function emptyDatabase(): Promise<{ url: string | null; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { url: null, drop: () => Promise.resolve() };
  const name = `vitrine_test_${randomBytes(8).toString("hex")}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
