import type { StrategyHandler } from "workbox-strategies";
import { Strategy } from "workbox-strategies";
import { bounded } from "./bounded.ts";
import { keepQuietly, matchQuietly } from "./keep-first.ts";
import { pagesCacheOf } from "./names.ts";
import {
  buildOfPage,
  isGatewayError,
  isKeepablePage,
  isReload,
  isWithdrawn,
  markedAsKept,
} from "./rules.ts";
import { takenAnswer } from "./taken.ts";

/** How long a page may take before a cached one is shown instead, in milliseconds. */
const patience = 4000;
/** Maximum number of cached pages. */
const mostPages = 50;

type Options = {
  /** The worker's own build. */
  build: string;
  /** Returns the bare page, if available. */
  shell: () => Promise<Response | undefined>;
  /** Called when the server turns out to have another build. */
  onOtherBuild: () => void;
};

/**
 * Responds to page requests. A visited page is served from the cache immediately while the server is asked for its
 * newest state. Any other page comes from the server, or, when that cannot be reached in time, the bare page replaces
 * it. The server's error responses are passed on.
 */
export class KeptPages extends Strategy {
  readonly #options: Options;

  constructor(options: Options) {
    const cacheName = pagesCacheOf(options.build);
    super({
      cacheName,
      matchOptions: { ignoreVary: true },
      plugins: [
        bounded(cacheName, mostPages),
        { cacheWillUpdate: ({ response }) => markedAsKept(response) },
      ],
    });
    this.#options = options;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const asked = handler.fetch(request);
    void handler.waitUntil(
      asked.then(
        (response) => this.#learn(request, response, handler),
        () => {},
      ),
    );
    const kept = (await matchQuietly(request, handler)) ?? (await this.#takenPage(request));
    if (kept && !isReload(request)) return kept;
    return inTime(asked, async () => kept ?? (await this.#options.shell()));
  }

  /** Returns a downloaded page of this build. It refers to the files of its build, so another build cannot use it. */
  async #takenPage(request: Request): Promise<Response | undefined> {
    const taken = await takenAnswer(request);
    return taken && buildOfPage(taken) === this.#options.build ? taken : undefined;
  }

  #learn(request: Request, response: Response, handler: StrategyHandler) {
    const { build, onOtherBuild } = this.#options;
    const sender = buildOfPage(response);
    if (sender !== null && sender !== build) onOtherBuild();
    else if (isKeepablePage(response, build)) keepQuietly(request, response, handler);
    else if (isWithdrawn(response, build)) {
      void handler.waitUntil(this.#forget(request).catch(() => {}));
    }
  }

  /** Deletes a cached page. Its timestamp stays and expires with the oldest ones. */
  async #forget(request: Request) {
    await (await caches.open(this.cacheName)).delete(request, this.matchOptions);
  }
}

/** Returns the server's response, or the fallback when the server fails or takes too long. */
async function inTime(
  asked: Promise<Response>,
  standIn: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([asked.catch(() => undefined), late]);
  if (first && !isGatewayError(first)) return first;
  return (await standIn()) ?? asked;
}
