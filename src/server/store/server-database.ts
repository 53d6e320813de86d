import { sql } from "drizzle-orm";
import { prepareDataFolder } from "./data-folder.ts";
import { migrate, UnknownMigration } from "./migrate.ts";
import { DatabaseProblem } from "./problems.ts";
import { connectStore } from "./store.ts";
import type { DatabaseOptions, Store } from "./store.ts";

/** The oldest PostgreSQL that is tested. */
const oldestMajor = 15;

/** Opens a PostgreSQL elsewhere. Throws `DatabaseProblem`. */
export async function openServerDatabase({
  databaseUrl,
  dataFolder,
  logger,
}: DatabaseOptions & { databaseUrl: string }): Promise<Store> {
  const place = placeOf(databaseUrl);
  const config = {
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: "vitrine",
  };
  const store = connectStore(config, () => Promise.resolve(), logger);
  try {
    const major = await majorVersion(store, place);
    if (major < oldestMajor) {
      throw new DatabaseProblem(
        "DatabaseTooOld",
        `The database at ${place} is PostgreSQL ${major}; Vitrine needs ${oldestMajor} or newer.`,
      );
    }
    // Only now: a wrong address should leave no folder behind.
    await prepareDataFolder(dataFolder);
    await migrate(store.db);
    return store;
  } catch (error) {
    await store.close();
    if (error instanceof UnknownMigration) {
      throw new DatabaseProblem(
        "DataFolderTooNew",
        `The database at ${place} was written by a newer version of Vitrine. Update Vitrine, or set DATABASE_URL to another database.`,
      );
    }
    throw error;
  }
}

async function majorVersion(store: Store, place: string): Promise<number> {
  try {
    const { rows } = await store.db.execute<{ version: string }>(
      sql`SELECT current_setting('server_version_num') AS version`,
    );
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    throw new DatabaseProblem(
      "DatabaseUnreachable",
      `The database at ${place} cannot be reached (${reason(error)}). Check DATABASE_URL and that PostgreSQL is running.`,
    );
  }
}

/** Where the database is, without the user's name and password. */
function placeOf(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || "this machine"}${port && `:${port}`}${pathname}`;
  } catch {
    return "DATABASE_URL";
  }
}

/** The first sentence of what went wrong. Addresses and passwords are not among these texts. */
function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) return reason(cause.errors[0]);
  if (!(cause instanceof Error)) return "no reason was given";
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const known: Record<string, string> = {
    ECONNREFUSED: "nothing listens there",
    ENOTFOUND: "there is no such host",
    ETIMEDOUT: "it does not answer",
    ENOENT: "nothing listens there",
    "28P01": "the user name or password is wrong",
    "28000": "the user is not allowed in",
    "3D000": "there is no such database",
    ERR_INVALID_URL: "the address is not one",
  };
  return (
    known[code] ?? (cause.message.includes("timeout") ? "it does not answer" : code || cause.name)
  );
}
