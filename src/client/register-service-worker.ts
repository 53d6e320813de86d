/** Lets the site open without a network from the second visit on, where the browser can. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Without it everything works but the offline start.
    navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  });
}
