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

/** A real server in this process, on a free port and a database of its own. */
export type TestServer = {
  url: string;
  store: Store;
  settings: Settings;
  /** What the server logged, one object a line. */
  log: string[];
  /** Waits until everything that was announced so far can be found. */
  settled(): Promise<void>;
  /** Stops the server as a signal would, and removes what it kept. */
  stop(): Promise<void>;
};

/** Tests of other things do not depend on how fast the machine is: all that they ask is executed at once. */
const unlimited = { places: 1_000, mostWaiting: 0, mostWaitingOfNetwork: 0, longestWait: 60_000 };
const capacity: Capacity = {
  pages: { all: unlimited, members: unlimited },
  operations: { all: unlimited, members: unlimited },
};

/** All tests ask from one address. A test of the budget itself sets `queryBudget` to null. */
const unlimitedQueries = { queryBudget: 1e12 };

type TestServerOptions = Partial<
  Pick<AppOptions, "capacity" | "clientFolder" | "operations" | "connectionLimits" | "socketLimits">
> & {
  settings?: Partial<Settings>;
  /** Opens the database; without it the one in a data folder. */
  open?: OpenTestDatabase;
};

/** Starts a server on an empty database of its own. */
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
