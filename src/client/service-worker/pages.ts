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

/** How long a page may take before something kept is shown in its place, in milliseconds. */
const patience = 4000;
/** How many pages are kept. */
const mostPages = 50;

type Options = {
  /** The worker's own build. */
  build: string;
  /** The bare page, if it can be had. */
  shell: () => Promise<Response | undefined>;
  /** Called when the server turns out to be of another build. */
  onOtherBuild: () => void;
};

/**
 * Answers for pages. One visited before is given out at once while the server is asked for its newest state;
 * any other comes from the server, or, when that cannot be reached in time, the bare page stands in for it.
 * What the server refuses is the server's to explain.
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

  /** A page taken along names the files of its build, so another build has no use for it. */
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

  /** Its age stays written down, and goes with the oldest. */
  async #forget(request: Request) {
    await (await caches.open(this.cacheName)).delete(request, this.matchOptions);
  }
}

/** The server's answer, or what stands in for it when it fails or takes too long. */
async function inTime(
  asked: Promise<Response>,
  standIn: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([asked.catch(() => undefined), late]);
  if (first && !isGatewayError(first)) return first;
  return (await standIn()) ?? asked;
}
