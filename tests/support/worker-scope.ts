import type { Strategy } from "workbox-strategies";
import { vi } from "vitest";
import { MemoryCaches } from "./memory-caches.ts";

/** An event of a service worker's, as far as Workbox looks at one. */
export class FakeFetchEvent {
  preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined);
  waitUntil(promise: Promise<unknown>) {
    promise.catch(() => {});
  }
}

/** Makes what is global to a service worker; `vi.unstubAllGlobals` ends it. */
export function stubWorkerScope(): MemoryCaches {
  const caches = new MemoryCaches();
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("location", new URL("http://site/service-worker.js"));
  vi.stubGlobal("FetchEvent", FakeFetchEvent);
  vi.stubGlobal("caches", caches);
  return caches;
}

/** A request of a page's own, or of the browser for a page. */
export function requestOf(path: string, { mode = "cors", cache = "default" } = {}): Request {
  const request = new Request(`http://site${path}`);
  // Only a browser can make a request to navigate.
  Object.defineProperties(request, { mode: { value: mode }, cache: { value: cache } });
  request.clone = () => requestOf(path, { mode, cache });
  return request;
}

/**
 * Asks a strategy, as a fetch event would.
 *
 * @returns the answer, and when all is done that comes after it
 */
export function ask(strategy: Strategy, request: Request, event = new FakeFetchEvent()) {
  const [answer, done] = strategy.handleAll({ request, event: event as never });
  return { answer, done };
}
