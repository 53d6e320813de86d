import { Worker } from "node:worker_threads";
import { Unavailable } from "../store/problems.ts";
import type { FromIndex, Question, Questions, ToIndex, WorkerSettings } from "./messages.ts";
import type { SkippedWork } from "./skipped-works.ts";

type Waiting = { resolve: (answer: never) => void; reject: (reason: Error) => void };

type Told = {
  /** Called with the number of works read so far. */
  onReading?: (done: number) => void;
  /** Called with an error that the thread recovered from. */
  onTrouble: (reason: Error) => void;
  /** Called with works that the index could not process and has not skipped before. */
  onSkipped: (works: readonly SkippedWork[]) => void;
  /** Called when a thread ended unexpectedly and its replacement has read all works. */
  onRenewed: () => void;
};

/** Number of consecutive failures after which the index counts as not following changes. */
const mostFailures = 3;

/** Maximum time for an answer, in milliseconds: as long as a statement of the database may be silent. */
const longestAnswer = 30_000;

/** Pause before a thread that ended is restarted, in milliseconds; it doubles each time up to the longest. */
const [firstPause, longestPause] = [1_000, 60_000];

/** Most of the thread's memory is arrays; without a limit V8 uses 50 MB more for short-lived objects. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/** The thread that holds the index. A thread that ends unexpectedly, or does not answer, is restarted. */
export class IndexThread {
  readonly #settings: WorkerSettings;
  readonly #told: Told;
  readonly #program: URL;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #giveUp: (reason: Error) => void = () => undefined;
  #isReady = false;
  #failures = 0;
  #skippedIds: readonly string[] = [];
  #isClosed = false;
  #last = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** @param program module that the thread runs */
  constructor(settings: WorkerSettings, told: Told, program: URL = workerProgram()) {
    this.#settings = settings;
    this.#told = told;
    this.#program = program;
  }

  /** Whether changes reach the index: false after several failures in a row, until an attempt succeeds. */
  get isFollowing(): boolean {
    return this.#failures < mostFailures;
  }

  /** The ids of the published works that the index could not process. */
  get skippedIds(): readonly string[] {
    return this.#skippedIds;
  }

  /** Starts the thread; resolves when it has read all works, rejects if it ends before. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#program, { workerData: this.#settings, resourceLimits });
      this.#worker = worker;
      let reason = new Error("The search index has ended.");
      this.#giveUp = (cause) => {
        reason = cause;
        void worker.terminate();
      };
      worker.on("error", (error: unknown) => {
        reason = error instanceof Error ? error : new Error(String(error));
      });
      worker.on("exit", () => {
        const wasReady = this.#isReady;
        this.#end(new Unavailable("The search index has ended.", { cause: reason }));
        reject(reason);
        if (wasReady && !this.#isClosed) this.#renew(reason, firstPause);
      });
      worker.on("message", (message: FromIndex) => {
        if ("progress" in message) return this.#told.onReading?.(message.progress.done);
        if ("failures" in message) return void (this.#failures = message.failures);
        if ("skipped" in message) return this.#skip(message.skipped);
        if ("trouble" in message) return this.#told.onTrouble(new Error(message.trouble));
        if ("broken" in message) return this.#giveUp(new Error(message.broken));
        if ("ready" in message) {
          this.#isReady = true;
          return resolve();
        }
        const asked = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if ("failed" in message) asked?.reject(new Error(message.failed));
        else asked?.resolve(message.answer as never);
      });
    });
  }

  /**
   * Asks the index. Rejects with `Unavailable` if the thread has not read all works yet, or ends before it answers. A thread
   * that gives no answer for 30 s is ended.
   */
  async ask<Name extends Question>(
    question: Name,
    asked: Questions[Name][0],
  ): Promise<Questions[Name][1]> {
    if (!this.#isReady) throw new Unavailable("The search index is not there.");
    const giveUp = this.#giveUp;
    let turn: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      // If the event loop was blocked, the answer may have arrived but not been processed.
      turn = setImmediate(() => giveUp(new Error("The search index gave no answer.")));
    }, longestAnswer);
    try {
      return await this.#send<Questions[Name][1]>((id) => ({ id, question, asked }) as ToIndex);
    } finally {
      clearTimeout(timer);
      clearImmediate(turn);
    }
  }

  /** Resolves when the index knows all changes made before the call. */
  catchUp(): Promise<void> {
    return this.#send((id) => ({ id, question: "catch-up" }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#worker?.terminate();
  }

  #send<Answer>(message: (id: number) => ToIndex): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (!this.#worker) return reject(new Unavailable("The search index is not there."));
      const id = ++this.#last;
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      this.#worker.postMessage(message(id));
    });
  }

  #skip(works: readonly SkippedWork[]) {
    const before = new Set(this.#skippedIds);
    this.#skippedIds = works.map(({ id }) => id);
    const added = works.filter(({ id }) => !before.has(id));
    if (added.length > 0) this.#told.onSkipped(added);
  }

  #end(reason: Error) {
    this.#worker = null;
    this.#isReady = false;
    this.#failures = 0;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #renew(reason: Error, pause: number) {
    this.#told.onTrouble(reason);
    this.#retry = setTimeout(() => {
      this.start().then(this.#told.onRenewed, (again: Error) => {
        if (!this.#isClosed) this.#renew(again, Math.min(2 * pause, longestPause));
      });
    }, pause);
  }
}

/** Returns the worker's program: bundled beside this module in the build, otherwise its source. */
function workerProgram(): URL {
  const bundled = import.meta.url.endsWith(".mjs");
  return new URL(bundled ? "./search-worker.mjs" : "./source-worker.mjs", import.meta.url);
}
