import { whenIdle } from "./ui/when-idle.ts";

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
  const { watchServiceWorker } = await import("./watch-service-worker.ts");
  await watchServiceWorker(navigator.serviceWorker);
}
