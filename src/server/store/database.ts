import type { Logger } from "pino";
import type { StoreEvent } from "./announcements.ts";
import type { Database } from "./connection.ts";
import { openFolderDatabase } from "./folder-database.ts";
import { openServerDatabase } from "./server-database.ts";

/** The open database with what belongs to it. */
export type Store = {
  db: Database;
  /**
   * Calls `handler` for every event any process announces; the result ends that. After a break in
   * the connection it is called with a `works` event without ids, since anything may have happened.
   */
  listen(handler: (event: StoreEvent) => void): Promise<() => Promise<void>>;
  /** Waits for running queries, then lets go of the database. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Absolute path; made if missing. */
  dataFolder: string;
  /** A PostgreSQL address, or null for the database in the data folder. */
  databaseUrl: string | null;
  /**
   * A `server` waits until a command that owns the data folder ends; a `command` (the default)
   * uses the database of whoever owns the folder.
   */
  role?: "server" | "command";
  logger?: Logger;
  /** Called once when the opening has to wait, with a sentence that says for what. */
  onWait?: (message: string) => void;
};

/** Opens the database and brings its tables up to date. Throws `DatabaseProblem`. */
export function openDatabase(options: DatabaseOptions): Promise<Store> {
  const { databaseUrl } = options;
  return databaseUrl === null
    ? openFolderDatabase(options)
    : openServerDatabase({ ...options, databaseUrl });
}
