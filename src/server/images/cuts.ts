import type { Passing } from "../gate.ts";

/** The client disconnected before its cut was made. */
export class Unwanted extends Error {
  override readonly name = "Unwanted";
}

/** A cut of more pixels than this is large: one runs at a time, because of the memory it takes. */
const LARGE_AREA = 4_000_000;

/** What a cut costs besides its pixels, in pixels: a small one takes milliseconds too. */
const BASE_COST = 250_000;

/** Who asks for a cut, and how large it is. */
export type CutRequest = {
  /** The network the request came from. */
  network: string;
  /** How much work it is, in pixels of a result. */
  area: number;
  /** Aborted when the client leaves. */
  signal: AbortSignal;
};

type Cut = {
  result: Promise<Buffer>;
  wanted: AbortController;
  /** The network that asked first, in whose turn it begins. */
  network: string;
  /** How many ask for it. */
  asking: number;
  begun: boolean;
};

/** Lets a cut begin when its turn comes. */
type Turns = {
  run(make: () => Promise<Buffer>, passing: Passing, isLarge: boolean): Promise<Buffer>;
};

/** Cuts pictures in turn; what several ask for at the same time is cut once, and given to all. */
export class Cuts {
  readonly #turns: Turns;
  readonly #underWay = new Map<string, Cut>();

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /**
   * Waits for a cut, which begins when its turn comes if somebody still waits for it by then.
   *
   * @param name the same for requests that come to the same
   * @throws TooBusy when too many cuts wait
   * @throws Unwanted when who asks has left
   */
  async get(name: string, request: CutRequest, make: () => Promise<Buffer>): Promise<Buffer> {
    const { network, signal } = request;
    if (signal.aborted) throw new Unwanted("nobody waits for it");
    const known = this.#underWay.get(name);
    // A cut that waits in the turn of another network may wait long.
    const isShared = known !== undefined && (known.begun || known.network === network);
    const cut = isShared ? known : this.#begin(name, request, make);
    cut.asking += 1;
    try {
      return await Promise.race([cut.result, leaving(signal)]);
    } finally {
      cut.asking -= 1;
      // One that has begun goes on, for whoever comes before it ends.
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
    // A failure is told to those who ask; when all have left there is nobody to tell.
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
