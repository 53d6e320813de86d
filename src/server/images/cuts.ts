import type { Passing } from "../gate.ts";

/** The client disconnected before its cut was made. */
export class Unwanted extends Error {
  override readonly name = "Unwanted";
}

/** Area in pixels above which a cut is large: large cuts run one at a time, because of the memory they take. */
const LARGE_AREA = 4_000_000;

/** Base cost of a cut besides its pixels, in pixels: a small one takes milliseconds too. */
const BASE_COST = 250_000;

/** Origin and size of a cut. */
export type CutRequest = {
  /** The network that the request came from. */
  network: string;
  /** Cost, in pixels of a result. */
  area: number;
  /** Aborted when the client leaves. */
  signal: AbortSignal;
};

type Cut = {
  result: Promise<Buffer>;
  wanted: AbortController;
  /** The network of the first request, in whose turn the cut begins. */
  network: string;
  /** Number of requests that wait for it. */
  asking: number;
  begun: boolean;
};

/** Runs a cut when its turn comes. */
type Turns = {
  run(make: () => Promise<Buffer>, passing: Passing, isLarge: boolean): Promise<Buffer>;
};

/** Cuts images in turn. Concurrent requests for the same cut share one result. */
export class Cuts {
  readonly #turns: Turns;
  readonly #underWay = new Map<string, Cut>();

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /**
   * Waits for a cut. It begins when its turn comes, if a client still waits for it by then.
   *
   * @param name the same for equivalent requests
   * @throws TooBusy when too many cuts wait
   * @throws Unwanted when the client has disconnected
   */
  async get(name: string, request: CutRequest, make: () => Promise<Buffer>): Promise<Buffer> {
    const { network, signal } = request;
    if (signal.aborted) throw new Unwanted("nobody waits for it");
    const known = this.#underWay.get(name);
    // A cut that waits in the turn of another network may wait for long.
    const isShared = known !== undefined && (known.begun || known.network === network);
    const cut = isShared ? known : this.#begin(name, request, make);
    cut.asking += 1;
    try {
      return await Promise.race([cut.result, leaving(signal)]);
    } finally {
      cut.asking -= 1;
      // A cut that has begun continues, for requests that arrive before it ends.
      if (cut.asking === 0 && !cut.begun) {
        this.#forget(name, cut);
        cut.wanted.abort(new Unwanted("nobody waits for it any more"));
      }
    }
  }

  #begin(name: string, { network, area }: CutRequest, make: () => Promise<Buffer>): Cut {
    const wanted = new AbortController();
    const state = { wanted, network, asking: 0, begun: false };
    const passing = { signal: wanted.signal, group: network, cost: BASE_COST + area };
    const begin = () => {
      state.begun = true;
      return make();
    };
    const result = this.#turns.run(begin, passing, area > LARGE_AREA);
    const cut: Cut = Object.assign(state, { result });
    const forget = () => this.#forget(name, cut);
    // The requests that wait receive the failure; this handler is for when all clients have left.
    result.then(forget, forget);
    this.#underWay.set(name, cut);
    return cut;
  }

  #forget(name: string, cut: Cut): void {
    if (this.#underWay.get(name) === cut) this.#underWay.delete(name);
  }
}

function leaving(gone: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new Unwanted("who asked has left"));
    gone.addEventListener("abort", leave, { once: true });
  });
}
