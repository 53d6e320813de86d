/// <reference lib="webworker" />
import { switchedOff, type Message } from "./messages.ts";
import { prefix } from "./names.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * The kill switch: served in place of the service worker, it takes over from whatever worker a browser
 * has, deletes what that kept, and leaves. It answers no requests, so from then on everything comes from the
 * server. Open pages are left as they are: what somebody is doing there would be lost, and a page that comes
 * back and asks for the worker again must not be sent round in circles.
 *
 * Browsers forget a worker only when the pages it stands behind are gone, and one of those that registered a
 * worker again would call this one back. So pages ask first, and are told.
 */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  // Leaving comes first: a storage that is broken must not keep the worker in its place.
  event.waitUntil(self.registration.unregister().then(forget, forget));
});

self.addEventListener("message", (event) => {
  if ((event.data as Message).type === "build") event.ports[0]?.postMessage(switchedOff);
});

async function forget() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("workbox-expiration");
}
