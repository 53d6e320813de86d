import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { StoreEvent } from "../store/announcements.ts";
import type { Store } from "../store/store.ts";
import type { FromIndex, Question, Questions, ToIndex, WorkerSettings } from "./messages.ts";

/** Finds works: the index of all that are published, in a thread of its own. */
export type Search = {
  /** Asks the index; rejects if its thread has ended. */
  ask<Name extends Question>(
    question: Name,
    asked: Questions[Name][0],
  ): Promise<Questions[Name][1]>;
  /**
   * Calls `handler` for every event of the store, those about works when the index knows of them: who asks then is
   * told what is now. The result ends that.
   */
  listen(handler: (event: StoreEvent) => void): () => void;
  close(): Promise<void>;
};

type Waiting = { resolve: (answer: never) => void; reject: (reason: Error) => void };

/**
 * Reads all works into the index.
 *
 * @param options.onReading called with how many works are read so far
 * @param options.dataFolder where the index is kept, so that the next start need not read all works
 */
export async function startSearch(
  store: Store,
  options: { onReading?: (done: number) => void; dataFolder?: string } = {},
): Promise<Search> {
  const { onReading, dataFolder } = options;
  const keptIn = dataFolder === undefined ? null : join(dataFolder, "search-index");
  const workerData: WorkerSettings = { config: store.config, keptIn };
  const worker = new Worker(workerAddress(), { workerData });
  const waiting = new Map<number, Waiting>();
  const handlers = new Set<(event: StoreEvent) => void>();
  let last = 0;
  const send = <Answer>(message: (id: number) => ToIndex) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      worker.postMessage(message(id));
    });
  const end = (reason: Error) => {
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };

  const ready = new Promise<void>((resolve, reject) => {
    worker.on("message", (message: FromIndex) => {
      if ("progress" in message) return onReading?.(message.progress.done);
      if ("ready" in message) return resolve();
      if ("broken" in message) return reject(new Error(message.broken));
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ("failed" in message) asked?.reject(new Error(message.failed));
      else asked?.resolve(message.answer as never);
    });
    worker.on("error", (error: unknown) => {
      const reason = error instanceof Error ? error : new Error(String(error));
      end(reason);
      reject(reason);
    });
    worker.on("exit", () => {
      const reason = new Error("The search index has ended.");
      end(reason);
      reject(reason);
    });
  });
  // Told of before it is complete: what changes while it is read is read again afterwards.
  const stopListening = await store.listen((event) => void pass(event));
  async function pass(event: StoreEvent) {
    // What cannot be read now is read with the next change; whoever follows hears of this one anyway.
    if (event.kind === "works")
      await send((id) => ({ id, question: "catch-up" })).catch(() => undefined);
    for (const handler of handlers) handler(event);
  }
  try {
    await ready;
  } catch (error) {
    await stopListening();
    await worker.terminate();
    throw error;
  }
  return {
    ask: (question, asked) => send((id) => ({ id, question, asked }) as ToIndex),
    listen(handler) {
      const own = (event: StoreEvent) => handler(event);
      handlers.add(own);
      return () => void handlers.delete(own);
    },
    async close() {
      await stopListening();
      await worker.terminate();
    },
  };
}

/** The worker's program: bundled beside this module in the build, else its source. */
function workerAddress(): URL {
  const bundled = import.meta.url.endsWith(".mjs");
  return new URL(bundled ? "./search-worker.mjs" : "./source-worker.mjs", import.meta.url);
}
