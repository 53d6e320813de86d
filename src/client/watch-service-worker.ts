import { newerWorker } from "./newer-worker.ts";
import { registerWorker } from "./offline/active-worker.ts";
import { siteUpdate } from "./routes/site-update.ts";
import { hasTaken } from "./service-worker/names.ts";

/** How often an open page checks for a newer version, in milliseconds. */
const lookEvery = 60 * 60 * 1000;

/** Registers the service worker, unless the kill switch is active, and handles updates from then on. */
export async function watchServiceWorker(workers: ServiceWorkerContainer): Promise<void> {
  const newer = newerWorker({ controller: () => workers.controller, update: siteUpdate });
  if (!(await newer.begins())) return;
  workers.addEventListener("controllerchange", () => void newer.tookOver());
  const registration = await registerWorker(workers);
  if (registration.active && !workers.controller) void newer.leavesOut(registration.active);
  if (registration.waiting) void newer.waits(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void newer.waits(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => {}), lookEvery);
  await renewTakenAlong();
}

/** Renews offline downloads after an update of the site. Few visitors have any, so the code is loaded on demand. */
async function renewTakenAlong() {
  if (!navigator.onLine || !(await hasTaken(caches))) return;
  const { renewTakenHere } = await import("./offline/browser-means.ts");
  await renewTakenHere();
}
