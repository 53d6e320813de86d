/// <reference lib="webworker" />
import { prefix } from "./names.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * The kill switch: served in place of the service worker, it takes over from whatever worker a browser
 * has, deletes what that kept, and leaves. It answers no requests, so from then on everything comes from the
 * server. Open pages are left as they are: what somebody is doing there would be lost, and a page that comes
 * back and asks for the worker again must not be sent round in circles.
 */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  // Leaving comes first: a storage that is broken must not keep the worker in its place.
  event.waitUntil(self.registration.unregister().then(forget, forget));
});

async function forget() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("workbox-expiration");
}
