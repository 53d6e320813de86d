/// <reference lib="webworker" />
import { switchedOff, type Message } from "./messages.ts";
import { prefix } from "./names.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * The kill switch: served in place of the service worker, it replaces any worker that a browser has, deletes its
 * caches, and unregisters itself. It answers no requests, so from then on everything comes from the server. Open pages
 * stay as they are: a reload would lose what a visitor is doing, and a page that came back and registered the worker
 * again would reload in a loop.
 *
 * Browsers remove a worker only when the pages it controls are closed, and a page that registered a worker again would
 * bring this one back. So pages ask for the build first, and this worker answers.
 */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  // Unregistering comes first: broken storage must not keep the worker in place.
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
