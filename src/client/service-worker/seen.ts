import type { Strategy } from "workbox-strategies";
import { isPage, isPicture } from "./rules.ts";

type Seen = { pages: string[]; pictures: string[] };

/**
 * Keeps what a page showed before the worker was there. Pictures come out of the browser's own cache; the
 * page is asked for again, one at a time, so that nothing a visitor waits for is held up.
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

/** Keeps what a strategy would keep of these addresses if they were asked for now, one after the other. */
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
