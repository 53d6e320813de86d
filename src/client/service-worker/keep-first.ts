import type { StrategyHandler } from "workbox-strategies";
import { Strategy } from "workbox-strategies";

/**
 * Answers with what is kept, else asks the network and keeps its answer. Like Workbox's CacheFirst, but a
 * storage that is full, forbidden or broken costs the copy and never the answer.
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

/** What is kept of an address; nothing where the storage cannot be read. */
export function matchQuietly(
  request: Request,
  handler: StrategyHandler,
): Promise<Response | undefined> {
  return handler.cacheMatch(request).catch(() => undefined);
}

/** Keeps a copy after the answer has gone out; whether that works is nobody's concern. */
export function keepQuietly(request: Request, response: Response, handler: StrategyHandler): void {
  void handler.waitUntil(handler.cachePut(request, response.clone()).catch(() => {}));
}
