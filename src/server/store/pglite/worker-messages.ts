/** Settings of the database thread. */
export type WorkerSettings = { databaseFolder: string; socketPath: string };

/** Commands for the thread. */
export type ToWorker = "open" | "close";

/** Messages from the thread. */
export type FromWorker =
  | { kind: "listening" | "open" | "closed" }
  | { kind: "failed"; name: string; message: string }
  | { kind: "broken" | "warning"; message: string };
