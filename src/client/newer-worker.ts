import { buildId } from "./relay/build.ts";
import type { SiteUpdate } from "./routes/site-update.ts";
import { seenSoFar } from "./seen-so-far.ts";
import type { Message } from "./service-worker/messages.ts";

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
    /** A worker waits: it is offered, unless the page is of its build already. */
    async waits(worker: Worker): Promise<void> {
      if (!controller()) return;
      const build = await buildOf(worker);
      if (build === undefined) return;
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
      if (build === buildId) say(worker, { type: "seen", build, ...seenSoFar() });
      else update.offer({ build, load: reloadOnce });
    },
  };
}

function say(worker: Worker, message: Message) {
  worker.postMessage(message);
}

/** The build a worker is of; nothing from one that does not say, as the one that switches all off. */
function buildOf(worker: Worker): Promise<string | undefined> {
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
