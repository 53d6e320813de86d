import { pino } from "pino";
import type { Logger } from "pino";
import type { Capacity } from "../../src/server/admission.ts";
import { createApp } from "../../src/server/app.ts";
import type { AppOptions } from "../../src/server/app.ts";
import { listen } from "../../src/server/listen.ts";
import { readSettings } from "../../src/server/settings.ts";
import type { Settings } from "../../src/server/settings.ts";
import { startSearch } from "../../src/server/search/search.ts";
import type { Store } from "../../src/server/store/store.ts";
import { openPglite } from "./database.ts";
import type { OpenTestDatabase } from "./database.ts";
import { eventsHeard } from "./events.ts";

/** A real server in this process, on a free port and with its own database. */
export type TestServer = {
  url: string;
  store: Store;
  settings: Settings;
  /** The server's log, one JSON object per line. */
  log: string[];
  /** Waits until the search index includes everything that was announced so far. */
  settled(): Promise<void>;
  /** Stops the server as a signal would, and removes its data. */
  stop(): Promise<void>;
};

/** Other tests must not depend on the speed of the machine: the server executes all their requests at once. */
const unlimited = { places: 1_000, mostWaiting: 0, mostWaitingOfNetwork: 0, longestWait: 60_000 };
const capacity: Capacity = {
  pages: { all: unlimited, members: unlimited },
  operations: { all: unlimited, members: unlimited },
};

/** All tests send requests from one address. A test of the rate limit itself sets `queryBudget` to null. */
const unlimitedQueries = { queryBudget: 1e12 };

type TestServerOptions = Partial<
  Pick<AppOptions, "capacity" | "clientFolder" | "operations" | "connectionLimits" | "socketLimits">
> & {
  settings?: Partial<Settings>;
  /** Opens the database; by default one in a data folder. */
  open?: OpenTestDatabase;
};

/** Starts a server with an empty database. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { settings: wanted, open, ...appOptions } = options;
  const { store, dataFolder, databaseUrl, close } = await (open ?? openPglite)();
  const settings: Settings = {
    ...readSettings({ PORT: "0", VITRINE_SAMPLE: "off" }),
    ...unlimitedQueries,
    dataFolder,
    databaseUrl,
    ...wanted,
  };
  const log: string[] = [];
  const logger: Logger = pino({ level: "info" }, { write: (line: string) => void log.push(line) });
  const search = await startSearch(store);
  const app = await createApp({ capacity, ...appOptions, settings, store, search, logger });
  const url = await listen(app, settings);
  return {
    url,
    store,
    settings,
    log,
    settled: () => eventsHeard(store.db, search),
    async stop() {
      await app.close();
      await search.close();
      await close();
    },
  };
}
