import type { Strategy } from "workbox-strategies";
import { isPage, isPicture } from "./rules.ts";

type Seen = { pages: string[]; pictures: string[] };

/**
 * Caches what a page loaded before the worker was there. Images come from the browser's HTTP cache. Pages are requested
 * again, one at a time, so that they do not delay anything a visitor waits for.
 */
export async function keepSeen(
  { pages, pictures }: Seen,
  event: ExtendableEvent,
  strategies: { pages: Strategy; pictures: Strategy },
): Promise<void> {
  const headers = { accept: "text/html" };
  await keepAll(strategies.pages, pages.filter(own(isPage)), event, { headers });
  await keepAll(strategies.pictures, pictures.filter(own(isPicture)), event);
}

/** Runs a strategy for each URL, one after the other, so that it caches what it would cache for a request. */
export async function keepAll(
  strategy: Strategy,
  addresses: readonly string[],
  event: ExtendableEvent,
  init?: RequestInit,
): Promise<void> {
  for (const address of addresses) {
    const [answered, done] = strategy.handleAll({ request: new Request(address, init), event });
    await Promise.allSettled([answered, done]);
  }
}

function own(rule: (pathname: string) => boolean) {
  return (address: string) => {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && rule(pathname);
  };
}
