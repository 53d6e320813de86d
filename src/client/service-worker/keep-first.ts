import type { StrategyHandler } from "workbox-strategies";
import { Strategy } from "workbox-strategies";

/**
 * Responds from the cache, or from the network and caches the response. Like Workbox's `CacheFirst`, but a storage that
 * is full, forbidden or broken costs only the cached copy, never the response.
 */
export class KeepFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await matchQuietly(request, handler);
    if (kept) return kept;
    const response = await handler.fetch(request);
    keepQuietly(request, response, handler);
    return response;
  }
}

/** Returns the cached response for a request; undefined where the storage cannot be read. */
export function matchQuietly(
  request: Request,
  handler: StrategyHandler,
): Promise<Response | undefined> {
  return handler.cacheMatch(request).catch(() => undefined);
}

/** Caches a copy after the response was sent; failures are ignored. */
export function keepQuietly(request: Request, response: Response, handler: StrategyHandler): void {
  void handler.waitUntil(handler.cachePut(request, response.clone()).catch(() => {}));
}
