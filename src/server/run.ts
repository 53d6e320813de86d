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

/** A server that runs. */
export type RunningServer = {
  /** The address it can be reached at from this machine. */
  url: string;
  /** Resolves with the reason when the embedded database has ended by itself: the server can only be stopped. */
  broken: Promise<Error>;
  /** Finishes what is under way, says goodbye to those who are connected, closes the store. */
  stop(): Promise<void>;
};

/**
 * Opens the store, listens, and lets the sample collection come in meanwhile.
 *
 * @param say tells whoever starts the program what it is waiting for
 * @throws DatabaseProblem or ListenProblem with a sentence for whoever starts the program
 */
export async function runServer(
  settings: Settings,
  logger: Logger,
  say: (sentence: string) => void,
): Promise<RunningServer> {
  const { dataFolder, databaseUrl, listenUrl, publicOrigin, host } = settings;
  await tryPort(settings);
  // Where there is no picture yet, a newcomer waits for the first.
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
      // The embedded database has one server, whose earlier links nobody may have seen.
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
      // Each as soon as the plates are there that it shows.
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

/** How many skipped works are logged one by one; the check-up lists all. */
const mostSkippedLogged = 100;

/** How often somebody who waits for a large collection is told how far it is, in milliseconds. */
const telling = 5_000;

/** Says how many works are read, if that takes long. */
function tellOfReading(say: (sentence: string) => void): (works: number) => void {
  let told = performance.now();
  return (works) => {
    if (performance.now() - told < telling) return;
    told = performance.now();
    say(`Reading the works: ${works.toLocaleString("en-GB")} so far`);
  };
}
