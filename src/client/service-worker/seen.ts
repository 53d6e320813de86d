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
  for (const address of pages.filter(own(isPage))) {
    await keep(strategies.pages, new Request(address, { headers }), event);
  }
  for (const address of pictures.filter(own(isPicture))) {
    await keep(strategies.pictures, new Request(address), event);
  }
}

function own(rule: (pathname: string) => boolean) {
  return (address: string) => {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && rule(pathname);
  };
}

async function keep(strategy: Strategy, request: Request, event: ExtendableEvent) {
  const [answered, done] = strategy.handleAll({ request, event });
  await Promise.allSettled([answered, done]);
}
