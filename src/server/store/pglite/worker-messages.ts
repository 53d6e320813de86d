/** What the database's thread is started with. */
export type WorkerSettings = { databaseFolder: string; socketPath: string };

/** What the thread is told. */
export type ToWorker = "open" | "close";

/** What the thread tells. */
export type FromWorker =
  | { kind: "listening" | "open" | "closed" }
  | { kind: "failed"; name: string; message: string }
  | { kind: "broken" | "warning"; message: string };
