import { takingHeader } from "../service-worker/names.ts";
import { buildOfPage, isGone, isStorable, markedAsKept } from "../service-worker/rules.ts";
import type { Need } from "./needs.ts";

/** Error for an asset that could not be downloaded. */
export class NotHad extends Error {
  override readonly name = "NotHad";
  /**
   * `cut` if the server was not reached, `gone` if the site itself reports that there is no such page, `refused` for
   * any other response.
   */
  readonly why: "cut" | "gone" | "refused";

  constructor(address: string, why: NotHad["why"], options?: ErrorOptions) {
    super(`${address} could not be had.`, options);
    this.why = why;
  }
}

/** Milliseconds before each retry. */
const usualPauses = [500, 2000];

/** How to send requests; tests replace the network and the pauses. */
export type Asking = { ask: typeof fetch; signal: AbortSignal; pauses?: readonly number[] };

/**
 * Downloads an asset for offline use, bypassing the service worker's own caches. Failures are retried, unless the asset
 * is gone.
 *
 * @returns the response to store
 * @throws {NotHad} if the asset could not be downloaded; DOMException when aborted
 */
export async function fetchNeed(
  need: Need,
  { ask, signal, pauses = usualPauses }: Asking,
): Promise<Response> {
  for (let tried = 0; ; tried++) {
    try {
      return await fetchOnce(need, ask, signal);
    } catch (error) {
      signal.throwIfAborted();
      const pause = pauses[tried];
      if (pause === undefined || (error instanceof NotHad && error.why === "gone")) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
}

/** Builds the request for an asset; texts are revalidated and transferred only if they changed. */
export function requestOf({ address, kind }: Need, method: "GET" | "HEAD" = "GET"): Request {
  const isPage = kind === "page";
  const accept = isPage
    ? "text/html"
    : kind === "answer"
      ? "application/graphql-response+json, application/json"
      : "image/*";
  return new Request(new URL(address, location.href), {
    method,
    headers: { accept, [takingHeader]: "1" },
    cache: isPicture(kind) ? "default" : "no-cache",
  });
}

/** Returns whether assets of this kind never change their content. */
export function isPicture(kind: Need["kind"]): boolean {
  return kind === "derivative" || kind === "tile";
}

async function fetchOnce(need: Need, ask: typeof fetch, signal: AbortSignal): Promise<Response> {
  const response = await ask(requestOf(need), { signal }).catch((cause: unknown) => {
    throw new NotHad(need.address, "cut", { cause });
  });
  if (!isRight(need.kind, response)) {
    // The site sends its build in a header; a proxy in front of it does not.
    const isSite = buildOfPage(response) !== null;
    throw new NotHad(need.address, isSite && isGone(response) ? "gone" : "refused");
  }
  return need.kind === "page" ? markedAsKept(response) : response;
}

/** Returns whether a response has the expected type and is not, for example, the login page of a hotel's network. */
function isRight(kind: Need["kind"], response: Response): boolean {
  if (!isStorable(response)) return false;
  const type = response.headers.get("content-type") ?? "";
  if (kind === "page") return type.startsWith("text/html") && buildOfPage(response) !== null;
  return kind === "answer" ? /\bjson\b|\+json/.test(type) : type.startsWith("image/");
}
