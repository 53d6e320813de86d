import { sql } from "drizzle-orm";
import type pg from "pg";
import { prepareDataFolder } from "./data-folder.ts";
import { migrate, UnknownMigration } from "./migrate.ts";
import { jobLimits, requestLimits } from "./pool.ts";
import type { ConnectionLimits } from "./pool.ts";
import { causesOf, DatabaseProblem } from "./problems.ts";
import { connectStore } from "./store.ts";
import type { DatabaseOptions, Store } from "./store.ts";

/** Oldest supported PostgreSQL version. */
const oldestMajor = 15;

/** Opens a PostgreSQL server. Throws `DatabaseProblem`. */
export async function openServerDatabase({
  databaseUrl,
  listenUrl,
  dataFolder,
  role = "command",
  logger,
}: DatabaseOptions & { databaseUrl: string }): Promise<Store> {
  const configOf = (connectionString: string): pg.PoolConfig => ({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // The operating system checks idle connections for a lost peer.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "vitrine",
  });
  const config = configOf(databaseUrl);
  const options = {
    logger,
    fallsSilentAsOne: !listenUrl || hostOf(listenUrl) === hostOf(databaseUrl),
    ...(listenUrl && { listenConfig: configOf(listenUrl) }),
  };
  const connect = (limits: ConnectionLimits): Store => {
    const store = connectStore(config, () => Promise.resolve(), { ...options, limits });
    if (!listenUrl) return store;
    const listen: Store["listen"] = (handler) =>
      store.listen(handler).catch((error: unknown) => {
        throw error instanceof DatabaseProblem
          ? error
          : unreachable(error, listenUrl, "DATABASE_LISTEN_URL");
      });
    return { ...store, listen };
  };
  // Migrations have no time limit, and wait for those of another process.
  const migrating = connect({});
  try {
    const major = await majorVersion(migrating, databaseUrl);
    if (major < oldestMajor) {
      throw new DatabaseProblem(
        "DatabaseTooOld",
        `The database at ${placeOf(databaseUrl)} is PostgreSQL ${major}; Vitrine needs ${oldestMajor} or newer.`,
      );
    }
    // Only now, because a wrong address should leave no folder behind.
    await prepareDataFolder(dataFolder);
    await migrate(migrating.db);
  } catch (error) {
    if (error instanceof UnknownMigration) {
      throw new DatabaseProblem(
        "DataFolderTooNew",
        `The database at ${placeOf(databaseUrl)} was written by a newer version of Vitrine. Update Vitrine, or set DATABASE_URL to another database.`,
      );
    }
    throw error;
  } finally {
    await migrating.close();
  }
  if (role === "command") return connect(jobLimits);
  const store = connect(requestLimits);
  if (await takesStatementTimeout(store)) return store;
  await store.close();
  return connect({ ...requestLimits, statement: undefined });
}

/**
 * Returns whether a connection may set the statement timeout as a startup parameter: poolers reject unknown parameters.
 */
async function takesStatementTimeout(store: Store): Promise<boolean> {
  try {
    await store.db.execute(sql`SELECT 1`);
    return true;
  } catch (error) {
    const refused = causesOf(error).some(({ message }) => message.includes("startup parameter"));
    if (refused) return false;
    await store.close();
    throw error;
  }
}

async function majorVersion(store: Store, databaseUrl: string): Promise<number> {
  try {
    const { rows } = await store.db.execute<{ version: string }>(
      sql`SELECT current_setting('server_version_num') AS version`,
    );
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    throw unreachable(error, databaseUrl, "DATABASE_URL");
  }
}

function unreachable(error: unknown, url: string, setting: string): DatabaseProblem {
  return new DatabaseProblem(
    "DatabaseUnreachable",
    `The database at ${placeOf(url)} cannot be reached (${reason(error)}). Check ${setting} and that PostgreSQL is running.`,
  );
}

/** Returns the location of the database, without user name and password. */
function placeOf(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || "this machine"}${port && `:${port}`}${pathname}`;
  } catch {
    return "DATABASE_URL";
  }
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/** Returns the reason for an error as a short text, without addresses and passwords. */
function reason(error: unknown): string {
  const cause = causesOf(error).at(-1);
  if (cause instanceof AggregateError) return reason(cause.errors[0]);
  if (!cause) return "no reason was given";
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
