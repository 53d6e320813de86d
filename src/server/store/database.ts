import { openFolderDatabase } from "./folder-database.ts";
import { openServerDatabase } from "./server-database.ts";
import type { DatabaseOptions, Store } from "./store.ts";

/** Opens the database and migrates its tables. Throws `DatabaseProblem`. */
export function openDatabase(options: DatabaseOptions): Promise<Store> {
  const { databaseUrl } = options;
  return databaseUrl === null
    ? openFolderDatabase(options)
    : openServerDatabase({ ...options, databaseUrl });
}
