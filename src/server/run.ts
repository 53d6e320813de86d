import { existsSync } from "node:fs";
import type { Logger } from "pino";
import { prepareToDraw } from "../atlas/draw.ts";
import { exhibitions } from "../atlas/exhibitions/exhibitions.ts";
import { plates } from "../atlas/plates.ts";
import {
  inviteFirstOwner,
  inviteOwner,
  ownerLinkInWords,
  ownerLinkPrinted,
} from "./accounts/owner.ts";
import { createApp } from "./app.ts";
import { sweepScratchFolders } from "./imports/archive/scratch-folder.ts";
import { bringExhibitions } from "./imports/sample-exhibitions.ts";
import { startSample } from "./imports/sample.ts";
import { listen, tryPort } from "./listen.ts";
import { stopStep } from "./log.ts";
import { imagesFolderOf, importsFolderOf, unpackedFolderOf } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { coalesced } from "./search/coalesced.ts";
import { isLoopback } from "./site/origin.ts";
import { startSearch } from "./search/search.ts";
import { hasOwner } from "./store/accounts.ts";
import { openDatabase } from "./store/database.ts";
import { compareSiteIds } from "./store/site-id.ts";

/** Running server. */
export type RunningServer = {
  /** URL of the server on this machine. */
  url: string;
  /** Resolves with the reason when the embedded database has stopped unexpectedly: the server can only be stopped. */
  broken: Promise<Error>;
  /** Finishes running requests, disconnects all clients and closes the store. */
  stop(): Promise<void>;
};

/**
 * Opens the store, listens, and installs the sample collection in the background.
 *
 * @param say shows the operator what the program is waiting for
 * @throws DatabaseProblem or ListenProblem with a message for the operator
 */
export async function runServer(
  settings: Settings,
  logger: Logger,
  say: (sentence: string) => void,
): Promise<RunningServer> {
  const { dataFolder, databaseUrl, listenUrl, publicOrigin, host } = settings;
  await tryPort(settings);
  // If there are no images yet, a new operator waits for the first one.
  if (settings.sample && !existsSync(imagesFolderOf(settings))) prepareToDraw();
  const store = await openDatabase({
    dataFolder,
    databaseUrl,
    listenUrl,
    role: "server",
    logger,
    onWait: say,
  });
  try {
    if (databaseUrl !== null) {
      const [images, imports] = [imagesFolderOf(settings), importsFolderOf(settings)];
      await compareSiteIds(store.db, { images, imports });
    }
    await sweepScratchFolders(unpackedFolderOf(settings)).catch((error: unknown) => {
      logger.warn({ err: error }, "what an import left unpacked could not be taken away");
    });
    const search = await startSearch(store, {
      dataFolder,
      onReading: tellOfReading(say),
      onTrouble: (reason) => logger.error({ err: reason }, "the search index is in trouble"),
      onSkipped: (works) => {
        for (const { id, error } of works.slice(0, mostSkippedLogged)) {
          logger.error({ work: id, error }, "the search index skips a work that it cannot process");
        }
        logger.error(
          { works: works.length },
          "works were skipped; see the check-up at /desk/checkup",
        );
      },
    });
    const app = await createApp({ settings, store, search, logger });
    const close = async () => {
      await stopStep(logger, "requests and connections", () => app.close());
      await stopStep(logger, "search", () => search.close());
    };
    const url = await listen(app, settings).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    if (publicOrigin === null && !isLoopback(host)) {
      logger.warn("set PUBLIC_URL to the address people use; without it cookies need https");
    }
    if (!(await hasOwner(store.db))) {
      // The embedded database has only one server, and earlier printed links may have gone unnoticed.
      const path = await (databaseUrl === null ? inviteOwner : inviteFirstOwner)(store.db);
      say(path === null ? ownerLinkPrinted : ownerLinkInWords(publicOrigin ?? url, path));
    }
    const stopping = new AbortController();
    const sample = settings.sample ? bringSampleIn(stopping.signal) : Promise.resolve();

    async function bringSampleIn(signal: AbortSignal) {
      const imagesFolder = imagesFolderOf(settings);
      const tell = (error: unknown) => {
        if (!signal.aborted) logger.error({ err: error }, "the sample collection did not come in");
      };
      const bringing = coalesced(() => bringExhibitions(store.db, exhibitions, plates));
      // Install each exhibition as soon as its plates exist.
      const unlisten = await store.listen((event) => {
        if (event.kind === "works" && !signal.aborted) bringing().catch(tell);
      });
      await startSample({ store, imagesFolder, logger, signal }).catch(tell);
      await unlisten();
      if (!signal.aborted) await bringing().catch(tell);
    }

    return {
      url,
      broken: store.broken,
      async stop() {
        stopping.abort();
        await close();
        await stopStep(logger, "sample", () => sample);
        await stopStep(logger, "database", () => store.close());
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Maximum number of skipped works to log individually; the check-up lists all. */
const mostSkippedLogged = 100;

/** Interval between progress messages while a large collection loads, in milliseconds. */
const telling = 5_000;

/** Returns a function that shows the number of loaded works, if loading takes long. */
function tellOfReading(say: (sentence: string) => void): (works: number) => void {
  let told = performance.now();
  return (works) => {
    if (performance.now() - told < telling) return;
    told = performance.now();
    say(`Reading the works: ${works.toLocaleString("en-GB")} so far`);
  };
}
