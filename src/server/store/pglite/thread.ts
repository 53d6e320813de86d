import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker, WorkerSettings } from "./worker-messages.ts";

/** Handle for the database's worker thread. */
export type DatabaseThread = {
  /** Resolves with the reason when the database crashes or the thread ends unexpectedly. */
  broken: Promise<Error>;
  /** Opens the database, which then admits the clients that wait at the socket. */
  open(): Promise<void>;
  /** Closes the database and ends the thread; does nothing if the thread has ended. */
  close(): Promise<void>;
};

/** Error: the thread failed to execute a command. `reason` is the name of the error inside the thread. */
export class ThreadProblem extends Error {
  override readonly name = "ThreadProblem";
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Starts the thread and resolves when its socket accepts connections.
 *
 * @param onWarning called with a problem that the database survives
 * @param program URL of the thread's program
 */
export async function startThread(
  settings: WorkerSettings,
  onWarning: (message: string) => void,
  program = workerAddress(),
): Promise<DatabaseThread> {
  const worker = new Worker(program, { workerData: settings });
  let closing = false;
  let hasExited = false;
  const exited = new Promise((resolve) => worker.once("exit", resolve));
  const broken = new Promise<Error>((resolve) => {
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "broken") resolve(new ThreadProblem("Broken", message.message));
    });
    worker.on("error", (error) => resolve(error));
    void exited.then(() => {
      hasExited = true;
      if (!closing) resolve(ended());
    });
  });

  const answer = (awaited: FromWorker["kind"]) =>
    new Promise<void>((resolve, reject) => {
      const settle = (finish: () => void) => {
        worker.off("message", onMessage).off("error", onError);
        finish();
      };
      const onMessage = (message: FromWorker) => {
        if (message.kind === awaited) settle(resolve);
        if (message.kind === "failed") {
          settle(() => reject(new ThreadProblem(message.name, message.message)));
        }
      };
      const onError = (error: unknown) => settle(() => reject(error));
      const onExit = () => settle(() => reject(ended()));
      worker.on("message", onMessage).on("error", onError);
      // Settles immediately if the thread has ended.
      void exited.then(onExit);
    });

  worker.on("message", (message: FromWorker) => {
    if (message.kind === "warning") onWarning(message.message);
  });

  const tell = (message: ToWorker, awaited: FromWorker["kind"]) => {
    const done = answer(awaited);
    worker.postMessage(message);
    return done;
  };

  await answer("listening").catch(async (error: unknown) => {
    closing = true;
    await worker.terminate();
    throw error;
  });
  return {
    broken,
    open: () => tell("open", "open"),
    async close() {
      if (closing) return;
      closing = true;
      try {
        await tell("close", "closed").catch((error: unknown) => {
          // A thread that has ended has nothing left to close.
          if (!hasExited) throw error;
        });
      } finally {
        await worker.terminate();
      }
    },
  };
}

const ended = () => new ThreadProblem("Exit", "The thread of the database has ended.");

/** Returns the URL of the worker's program: the bundle next to this module in the build, or its source. */
function workerAddress(): URL {
  const bundled = import.meta.url.endsWith(".mjs");
  return new URL(bundled ? "./database-worker.mjs" : "./source-worker.mjs", import.meta.url);
}
