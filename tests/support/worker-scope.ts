import type { Strategy } from "workbox-strategies";
import { vi } from "vitest";
import { MemoryCaches } from "./memory-caches.ts";

/** A service worker's fetch event, as far as Workbox uses it. */
export class FakeFetchEvent {
  preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined);
  waitUntil(promise: Promise<unknown>) {
    promise.catch(() => {});
  }
}

/** Stubs the globals of a service worker; `vi.unstubAllGlobals` removes them. */
export function stubWorkerScope(): MemoryCaches {
  const caches = new MemoryCaches();
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("location", new URL("http://site/service-worker.js"));
  vi.stubGlobal("FetchEvent", FakeFetchEvent);
  vi.stubGlobal("caches", caches);
  return caches;
}

/** Creates a request of a page's own code, or of the browser for a page. */
export function requestOf(path: string, { mode = "cors", cache = "default" } = {}): Request {
  const request = new Request(`http://site${path}`);
  // Only a browser can create navigation requests.
  Object.defineProperties(request, { mode: { value: mode }, cache: { value: cache } });
  request.clone = () => requestOf(path, { mode, cache });
  return request;
}

/**
 * Sends a request to a strategy, as a fetch event would.
 *
 * @returns the response, and a promise that resolves when the work after it is complete
 */
export function ask(strategy: Strategy, request: Request, event = new FakeFetchEvent()) {
  const [answer, done] = strategy.handleAll({ request, event: event as never });
  return { answer, done };
}
