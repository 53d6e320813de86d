import { RequestProblem } from "../relay/problems.ts";
import { alone, type Locks } from "./alone.ts";
import { NotHad } from "./fetch-need.ts";
import { measure } from "./measure.ts";
import type { Device, ListToTake } from "./needs.ts";
import { askToKeep, fits, roomLeft } from "./room.ts";
import { bytesOf, readTaken, type TakenList } from "./taken-list.ts";
import { lacking, removeTaken, takeList, type Outcome } from "./take-list.ts";

/** Why nothing can be downloaded here now. */
export type Hindrance = "unsupported" | "offline" | "elsewhere" | "failed";

/** Current step of a list's download. */
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
  /** Record of what is stored; undefined until it has been read. */
  taken: TakenList | null | undefined;
  step: Step;
};

/** Browser features that a download needs; tests replace them. */
export type TakingMeans = {
  storage: CacheStorage | undefined;
  manager: Partial<StorageManager> | undefined;
  locks: Locks;
  ask: typeof fetch;
  build: string;
  now: () => Date;
  pauses?: readonly number[];
  device: () => Device;
  /** Whether there is a service worker, which serves the downloads. */
  hasWorker: () => Promise<boolean>;
  isOffline: () => boolean;
  /** Makes the service worker cache the program itself. */
  keepProgram: () => Promise<void>;
};

/** Downloads one list and publishes its state; the download continues across pages. */
export class Taking {
  readonly id: string;
  readonly #means: TakingMeans;
  readonly #listeners = new Set<() => void>();
  #state: TakingState = { taken: undefined, step: { name: "none" } };
  #abort = new AbortController();
  /** Resolves when the last download ends, whatever the outcome. */
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

  /** Reads what is stored. */
  async look(): Promise<void> {
    const { storage } = this.#means;
    const taken = storage && (await readTaken(storage, this.id).catch(() => null));
    this.#change({ taken: taken ?? null });
  }

  /**
   * Measures what is missing of the list.
   *
   * @param find loads the list; rejects when the server cannot be reached
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

  /** Downloads what was measured. */
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

  /** Stops the current step; complete works stay. */
  stop(): void {
    this.#abort.abort();
  }

  /** Clears the last result. */
  rest(): void {
    if (this.#state.step.name === "measuring") this.stop();
    if (this.#state.step.name !== "taking") this.#step({ name: "none" });
  }

  /** Removes the list, unless another tab is downloading it. Stops a download in this tab first. */
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

  /** Sets the step of an operation unless it was aborted meanwhile. */
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

/** Returns the storage that a list takes on the device, in bytes; 0 if it was not downloaded. */
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
