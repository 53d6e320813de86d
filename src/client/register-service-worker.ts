import { newerWorker } from "./newer-worker.ts";
import { siteUpdate } from "./routes/site-update.ts";
import { whenIdle } from "./ui/when-idle.ts";

const address = "/service-worker.js";
/** How often a page that stays open asks whether there is a newer version, in milliseconds. */
const lookEvery = 60 * 60 * 1000;

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
  const workers = navigator.serviceWorker;
  const newer = newerWorker({ controller: () => workers.controller, update: siteUpdate });
  if (!(await newer.begins())) return;
  workers.addEventListener("controllerchange", () => void newer.tookOver());
  const registration = await workers.register(address, { updateViaCache: "none" });
  if (registration.waiting) void newer.waits(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void newer.waits(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => {}), lookEvery);
}
