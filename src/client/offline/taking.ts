import { RequestProblem } from "../relay/problems.ts";
import { alone, type Locks } from "./alone.ts";
import { NotHad } from "./fetch-need.ts";
import { measure } from "./measure.ts";
import type { Device, ListToTake } from "./needs.ts";
import { askToKeep, fits, roomLeft } from "./room.ts";
import { bytesOf, readTaken, type TakenList } from "./taken-list.ts";
import { lacking, removeTaken, takeList, type Outcome } from "./take-list.ts";

/** Why nothing can be taken along here, now. */
export type Hindrance = "unsupported" | "offline" | "elsewhere" | "failed";

/** What is going on with a list. */
export type Step =
  | { name: "none" }
  | { name: "measuring"; done: number; total: number | null }
  | {
      name: "measured";
      list: ListToTake;
      lacking: number;
      bytes: number;
      isExact: boolean;
      room: number | null;
    }
  | { name: "taking"; works: number; of: number; bytes: number }
  | { name: "ended"; outcome: Outcome }
  | { name: "unable"; why: Hindrance }
  | { name: "removed"; bytes: number };

export type TakingState = {
  /** What is there; undefined while nobody has looked. */
  taken: TakenList | null | undefined;
  step: Step;
};

/** What the browser offers for it; tests give others. */
export type TakingMeans = {
  storage: CacheStorage | undefined;
  manager: Partial<StorageManager> | undefined;
  locks: Locks;
  ask: typeof fetch;
  build: string;
  now: () => Date;
  pauses?: readonly number[];
  device: () => Device;
  /** Whether a service worker is there, which gives out what was taken. */
  hasWorker: () => Promise<boolean>;
  isOffline: () => boolean;
  /** Sees to it that the program itself is there without a network. */
  keepProgram: () => Promise<void>;
};

/** Takes one list along and tells how that goes; it goes on whatever page is shown. */
export class Taking {
  readonly id: string;
  readonly #means: TakingMeans;
  readonly #listeners = new Set<() => void>();
  #state: TakingState = { taken: undefined, step: { name: "none" } };
  #abort = new AbortController();
  /** Ends when what was taken last is, however that goes. */
  #taken = Promise.resolve();

  constructor(id: string, means: TakingMeans) {
    this.id = id;
    this.#means = means;
  }

  get state(): TakingState {
    return this.#state;
  }

  /** Calls back after every change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Looks up what is there. */
  async look(): Promise<void> {
    const { storage } = this.#means;
    const taken = storage && (await readTaken(storage, this.id).catch(() => null));
    this.#change({ taken: taken ?? null });
  }

  /**
   * Finds out how large what is lacking of the list is.
   *
   * @param find finds the list; fails when the server cannot be reached
   */
  async measure(find: () => Promise<ListToTake>): Promise<void> {
    const { storage, ask, device, manager, isOffline, hasWorker } = this.#means;
    if (this.#isBusy) return;
    if (!storage) return this.#step({ name: "unable", why: "unsupported" });
    if (isOffline()) return this.#step({ name: "unable", why: "offline" });
    const { signal } = (this.#abort = new AbortController());
    this.#step({ name: "measuring", done: 0, total: null });
    try {
      if (!(await hasWorker())) return this.#stepOf(signal, { name: "unable", why: "unsupported" });
      const list = await find();
      const lack = await lacking(list, device(), storage);
      const measured = await measure(lack.needs, {
        ask,
        signal,
        onProgress: (done, total) => this.#stepOf(signal, { name: "measuring", done, total }),
      });
      const room = await roomLeft(manager);
      this.#stepOf(signal, {
        name: "measured",
        list,
        lacking: lack.works.length,
        ...measured,
        room,
      });
    } catch (error) {
      this.#stepOf(signal, { name: "unable", why: hindranceOf(error) });
    }
  }

  /** Takes what was measured. */
  async take(): Promise<void> {
    const { step } = this.#state;
    const { storage } = this.#means;
    if (!storage || step.name !== "measured" || !fits(step.bytes, step.room)) return;
    await (this.#taken = this.#take(step.list, storage));
  }

  async #take(list: ListToTake, storage: CacheStorage): Promise<void> {
    const { ask, pauses, manager, locks, build, now, device, keepProgram } = this.#means;
    const of = list.works.length;
    const { signal } = (this.#abort = new AbortController());
    this.#step({ name: "taking", works: 0, of, bytes: 0 });
    try {
      if (!this.#state.taken) await askToKeep(manager);
      const outcome = await alone(locks, this.id, async () => {
        const means = { storage, ask, signal, build, now, ...(pauses && { pauses }) };
        const kept = keepProgram();
        const result = await takeList(list, device(), means, ({ works, bytes }) =>
          this.#step({ name: "taking", works, of, bytes }),
        );
        await Promise.race([kept, untilAborted(signal)]);
        return result;
      });
      if (!outcome) return this.#step({ name: "unable", why: "elsewhere" });
      this.#change({ taken: outcome.taken, step: { name: "ended", outcome } });
    } catch (error) {
      await this.look();
      this.#step({ name: "unable", why: hindranceOf(error) });
    }
  }

  /** Ends what is under way; what is whole stays. */
  stop(): void {
    this.#abort.abort();
  }

  /** Puts away what was said last. */
  rest(): void {
    if (this.#state.step.name === "measuring") this.stop();
    if (this.#state.step.name !== "taking") this.#step({ name: "none" });
  }

  /** Frees what the list takes, unless another tab takes it now; what is under way here is ended first. */
  async remove(): Promise<void> {
    const { storage, locks } = this.#means;
    if (!storage) return;
    this.stop();
    await this.#taken;
    try {
      const bytes = await alone(locks, this.id, () => removeTaken(storage, this.id));
      if (bytes === null) return this.#step({ name: "unable", why: "elsewhere" });
      this.#change({ taken: null, step: { name: "removed", bytes } });
    } catch {
      this.#step({ name: "unable", why: "failed" });
    }
  }

  get #isBusy(): boolean {
    return ["measuring", "taking"].includes(this.#state.step.name);
  }

  /** A step of something that may have been ended meanwhile. */
  #stepOf(signal: AbortSignal, step: Step) {
    if (!signal.aborted) this.#step(step);
  }

  #step(step: Step) {
    this.#change({ step });
  }

  #change(change: Partial<TakingState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Everything a list has of the device's storage; 0 if it was not taken. */
export function takenBytes({ taken }: TakingState): number {
  return taken ? bytesOf(taken) : 0;
}

function hindranceOf(error: unknown): Hindrance {
  const isCut = error instanceof NotHad ? error.why === "cut" : isTransport(error);
  return isCut ? "offline" : "failed";
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function isTransport(error: unknown): boolean {
  return error instanceof RequestProblem && error.isTransport;
}
