import { buildId } from "./relay/build.ts";
import type { SiteUpdate } from "./routes/site-update.ts";
import { camePastWorker, seenSoFar } from "./seen-so-far.ts";
import { switchedOff, type Message } from "./service-worker/messages.ts";

/** How long a worker may take to answer or to take over, in milliseconds. */
const patience = 4000;

type Worker = Pick<ServiceWorker, "postMessage">;
type Options = {
  /** The worker that answers for this page now, if there is one. */
  controller: () => Worker | null;
  update: Pick<SiteUpdate, "offer">;
  reload?: () => void;
};

/**
 * Decides what becomes of a newer worker. This tab loads anew only when its visitor asked for it here: when
 * another tab did, this one goes on with its own program, whose files are kept.
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
     * A page has become idle, and with it the worker that answers for it.
     *
     * @returns whether the site wants workers; the one that switches all off would stay if it were registered again
     */
    async begins(): Promise<boolean> {
      const worker = controller();
      const build = worker && (await askForBuild(worker));
      if (worker && build === buildId) {
        // It may have taken over while this page was opening, unheard.
        if (camePastWorker()) tellSeen(worker, build);
        keepRest(worker);
      }
      return build !== switchedOff;
    },
    /** A worker is at work and this page came too early, or too late, to be its own. */
    async leavesOut(worker: Worker): Promise<void> {
      if ((await buildOf(worker)) === buildId) say(worker, { type: "claim" });
    },
    /** A worker waits: it is offered, unless the page is of its build already. */
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
          // A worker with work on its hands is not replaced at once; the server has the new page anyway.
          setTimeout(reloadOnce, patience);
        },
      });
    },
    /** Another worker answers from now on. */
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

/** The rest is kept for a start without a network; somebody who wants to save data gets what they use. */
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

/** The build a worker is of; null for one that is of none, or does not say. */
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
