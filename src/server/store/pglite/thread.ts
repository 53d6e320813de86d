import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker, WorkerSettings } from "./worker-messages.ts";

/** The database's thread, seen from outside. */
export type DatabaseThread = {
  /** Opens the database, which then lets in those who wait at the socket. */
  open(): Promise<void>;
  close(): Promise<void>;
};

/** The thread could not do what it was told; `reason` is the name of the error inside it. */
export class ThreadProblem extends Error {
  override readonly name = "ThreadProblem";
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

/** Starts the thread and resolves when its socket can be connected to. */
export async function startThread(
  settings: WorkerSettings,
  onTrouble: (kind: "broken" | "warning", message: string) => void,
): Promise<DatabaseThread> {
  const worker = new Worker(workerAddress(), { workerData: settings });
  let closing = false;

  const answer = (awaited: FromWorker["kind"]) =>
    new Promise<void>((resolve, reject) => {
      const settle = (finish: () => void) => {
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        finish();
      };
      const onMessage = (message: FromWorker) => {
        if (message.kind === awaited) settle(resolve);
        if (message.kind === "failed") {
          settle(() => reject(new ThreadProblem(message.name, message.message)));
        }
      };
      const onError = (error: unknown) => settle(() => reject(error));
      const onExit = () => settle(() => reject(new ThreadProblem("Exit", "The thread ended.")));
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    });

  worker.on("message", (message: FromWorker) => {
    if (message.kind === "broken" || message.kind === "warning") {
      onTrouble(message.kind, message.message);
    }
  });
  worker.on("error", (error) => onTrouble("broken", String(error)));

  const tell = (message: ToWorker, awaited: FromWorker["kind"]) => {
    const done = answer(awaited);
    worker.postMessage(message);
    return done;
  };

  await answer("listening");
  return {
    open: () => tell("open", "open"),
    async close() {
      if (closing) return;
      closing = true;
      try {
        await tell("close", "closed");
      } finally {
        await worker.terminate();
      }
    },
  };
}

/** The worker's program: bundled beside this module in the build, else its source. */
function workerAddress(): URL {
  const bundled = import.meta.url.endsWith(".mjs");
  return new URL(bundled ? "./database-worker.mjs" : "./source-worker.mjs", import.meta.url);
}
