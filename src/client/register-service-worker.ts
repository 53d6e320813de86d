import { whenIdle } from "./ui/when-idle.ts";

/**
 * Registers the service worker once the page is loaded and idle, where the browser supports it. From the second visit
 * on the site then opens without a network; without the worker, everything else works.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const start = () => whenIdle(() => void register().catch(() => {}));
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

async function register() {
  const { watchServiceWorker } = await import("./watch-service-worker.ts");
  await watchServiceWorker(navigator.serviceWorker);
}
