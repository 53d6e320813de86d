import { takingHeader } from "../service-worker/names.ts";
import { buildOfPage, isGone, isStorable, markedAsKept } from "../service-worker/rules.ts";
import type { Need } from "./needs.ts";

/** Why something could not be had. */
export class NotHad extends Error {
  override readonly name = "NotHad";
  /**
   * `cut` when the server was not reached at all, `gone` when the site itself says that there is no such page,
   * `refused` when anything else was answered.
   */
  readonly why: "cut" | "gone" | "refused";

  constructor(address: string, why: NotHad["why"], options?: ErrorOptions) {
    super(`${address} could not be had.`, options);
    this.why = why;
  }
}

/** Milliseconds before each further try. */
const usualPauses = [500, 2000];

/** How to ask, which tests do without a network and without waiting. */
export type Asking = { ask: typeof fetch; signal: AbortSignal; pauses?: readonly number[] };

/**
 * Fetches what must be there without a network, past what the service worker keeps by itself. What fails
 * is tried again, unless it is gone.
 *
 * @returns the answer as it is to be kept
 * @throws {NotHad} if it was not to be had; DOMException when aborted
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

/** The request for a need; texts are asked for anew, and come only if they changed. */
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

/** Whether a need is of the kind whose content never changes. */
export function isPicture(kind: Need["kind"]): boolean {
  return kind === "derivative" || kind === "tile";
}

async function fetchOnce(need: Need, ask: typeof fetch, signal: AbortSignal): Promise<Response> {
  const response = await ask(requestOf(need), { signal }).catch((cause: unknown) => {
    throw new NotHad(need.address, "cut", { cause });
  });
  if (!isRight(need.kind, response)) {
    // The site itself says its build; what stands before it does not.
    const isSite = buildOfPage(response) !== null;
    throw new NotHad(need.address, isSite && isGone(response) ? "gone" : "refused");
  }
  return need.kind === "page" ? markedAsKept(response) : response;
}

/** Whether an answer is what was asked for, and not the page of a hotel's network in its place. */
function isRight(kind: Need["kind"], response: Response): boolean {
  if (!isStorable(response)) return false;
  const type = response.headers.get("content-type") ?? "";
  if (kind === "page") return type.startsWith("text/html") && buildOfPage(response) !== null;
  return kind === "answer" ? /\bjson\b|\+json/.test(type) : type.startsWith("image/");
}
