/// <reference lib="webworker" />
import { assetAnswer, isPage, navigationAnswer, shellCache } from "./shell-cache.ts";

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL_FILES__: readonly string[];
declare const __BUILD_ID__: string;

const cache = shellCache(`vitrine-shell-${__BUILD_ID__}`);

self.addEventListener("install", (event) => {
  event.waitUntil(cache.fill(["/", ...__SHELL_FILES__]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(cache.dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (isPage(pathname)) event.respondWith(navigationAnswer(request, cache));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(assetAnswer(request, cache));
  }
});
