import { buildId } from "./relay/build.ts";
import type { SiteUpdate } from "./routes/site-update.ts";
import { camePastWorker, seenSoFar } from "./seen-so-far.ts";
import { switchedOff, type Message } from "./service-worker/messages.ts";

/** How long a worker may take to answer or to take control, in milliseconds. */
const patience = 4000;

type Worker = Pick<ServiceWorker, "postMessage">;
type Options = {
  /** Returns the worker that currently controls this page, if there is one. */
  controller: () => Worker | null;
  update: Pick<SiteUpdate, "offer">;
  reload?: () => void;
};

/**
 * Handles updates of the service worker. This tab reloads only if its visitor asked for it here. If another tab
 * activated the update, this tab keeps running its own program, whose files stay cached.
 */
export function newerWorker({ controller, update, reload = () => location.reload() }: Options) {
  let isAsked = false;
  let isReloading = false;

  function reloadOnce() {
    if (isReloading) return;
    isReloading = true;
    reload();
  }

  return {
    /**
     * Called when the page, and with it the worker that controls it, has become idle.
     *
     * @returns whether to register a worker; false for the kill switch, which would stay if it were registered again
     */
    async begins(): Promise<boolean> {
      const worker = controller();
      const build = worker && (await askForBuild(worker));
      if (worker && build === buildId) {
        // The worker may have taken control while this page was loading, before anything listened for it.
        if (camePastWorker()) tellSeen(worker, build);
        keepRest(worker);
      }
      return build !== switchedOff;
    },
    /** Asks an active worker of the same build to control this page, which loaded too early or too late for that. */
    async leavesOut(worker: Worker): Promise<void> {
      if ((await buildOf(worker)) === buildId) say(worker, { type: "claim" });
    },
    /** Handles a waiting worker: offers it to the visitor, or activates it if the page is already of its build. */
    async waits(worker: Worker): Promise<void> {
      if (!controller()) return;
      const build = await buildOf(worker);
      if (build === null) return;
      if (build === buildId) return say(worker, { type: "activate-if-alone" });
      update.offer({
        build,
        load() {
          isAsked = true;
          say(worker, { type: "activate" });
          // A busy worker is not replaced immediately, but the server has the new page anyway.
          setTimeout(reloadOnce, patience);
        },
      });
    },
    /** Called when another worker has taken control of the page. */
    async tookOver(): Promise<void> {
      if (isAsked) return reloadOnce();
      const worker = controller();
      const build = worker && (await buildOf(worker));
      if (!worker || !build) return;
      if (build !== buildId) return update.offer({ build, load: reloadOnce });
      tellSeen(worker, build);
      keepRest(worker);
    },
  };
}

/**
 * Asks the worker to cache the rest of the program for an offline start. With the browser's data saver on, the worker
 * caches only what the visitor uses.
 */
function keepRest(worker: Worker) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) say(worker, { type: "rest" });
}

function tellSeen(worker: Worker, build: string) {
  say(worker, { type: "seen", build, ...seenSoFar() });
}

function say(worker: Worker, message: Message) {
  worker.postMessage(message);
}

/** Returns a worker's build; null if it has none or does not answer. */
async function buildOf(worker: Worker): Promise<string | null> {
  const build = await askForBuild(worker);
  return build === undefined || build === switchedOff ? null : build;
}

function askForBuild(worker: Worker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const message: Message = { type: "build" };
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(String(data));
    };
    worker.postMessage(message, [port2]);
  });
}
