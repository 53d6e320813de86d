import { buildId } from "./relay/build.ts";
import { siteUpdate } from "./routes/site-update.ts";
import type { Message } from "./service-worker/messages.ts";
import { seenSoFar } from "./seen-so-far.ts";
import { whenIdle } from "./ui/when-idle.ts";

const address = "/service-worker.js";
/** How often a page that stays open asks whether there is a newer version, in milliseconds. */
const lookEvery = 60 * 60 * 1000;
/** How long a worker may take to answer or to take over, in milliseconds. */
const patience = 4000;

/**
 * Lets the site open without a network from the second visit on, where the browser can. It waits until
 * the page is loaded and idle; without it everything works but that.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const start = () => whenIdle(() => void register().catch(() => {}));
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

async function register() {
  const container = navigator.serviceWorker;
  const watch = watcher(container);
  container.addEventListener("controllerchange", () => void watch.takenOver());
  const registration = await container.register(address, { updateViaCache: "none" });
  void watch.consider(registration, registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void watch.consider(registration, worker);
    });
  });
  setInterval(() => void registration.update().catch(() => {}), lookEvery);
}

/**
 * Decides what becomes of a newer worker. This tab loads anew only when its visitor asked for it here: when
 * another tab did, this one goes on with its own program, whose files are kept.
 */
function watcher(container: ServiceWorkerContainer) {
  let isAsked = false;
  let isReloading = false;

  function reload() {
    if (isReloading) return;
    isReloading = true;
    location.reload();
  }

  return {
    /** A worker waits: it is offered, unless the page is of its build already. */
    async consider(registration: ServiceWorkerRegistration, worker: ServiceWorker | null) {
      if (!worker || !container.controller) return;
      const build = await buildOfWorker(worker);
      if (build === undefined) return;
      if (build === buildId) return say(worker, { type: "activate-if-alone" });
      siteUpdate.offer({
        build,
        load() {
          isAsked = true;
          if (registration.waiting) say(registration.waiting, { type: "activate" });
          // A worker with work on its hands is not replaced at once; the server has the new page anyway.
          setTimeout(reload, registration.waiting ? patience : 0);
        },
      });
    },
    /** Another worker answers from now on. */
    async takenOver() {
      if (isAsked) return reload();
      const { controller } = container;
      const build = controller && (await buildOfWorker(controller));
      if (!controller || !build) return;
      if (build === buildId) say(controller, { type: "seen", build, ...seenSoFar() });
      else siteUpdate.offer({ build, load: reload });
    },
  };
}

function say(worker: ServiceWorker, message: Message) {
  worker.postMessage(message);
}

/** The build a worker is of; nothing from one that does not say, as the one that switches all off. */
function buildOfWorker(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const message: Message = { type: "build" };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(resolve, patience);
    worker.postMessage(message, [port2]);
  });
}
