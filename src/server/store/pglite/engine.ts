import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { DurableFiles } from "./durable-files.ts";
import { UnsafeDatabase } from "./durable-files.ts";
import type { Engine } from "./gate.ts";
import { message, queryMessage } from "./messages.ts";
import { placeNewDatabase } from "./new-database.ts";
import { startPglite } from "./start.ts";

/** Open PGlite database with durable commits. */
export type PgliteEngine = Engine & {
  /** Returns the number of fsync calls so far. */
  syncs(): number;
  close(): Promise<void>;
};

/**
 * Ends a `COPY … FROM STDIN`, which would otherwise read past the end of the input and crash the database. PostgreSQL
 * ignores the message everywhere else.
 */
const copyFail = message("f", Buffer.from("COPY from a client is not possible here.\0"));

/**
 * Opens the database in `folder`, creating it if necessary. Throws `UnsafeDatabase` if commits would not be durable.
 */
export async function openEngine(folder: string): Promise<PgliteEngine> {
  if (!existsSync(join(folder, "PG_VERSION"))) await placeNewDatabase(folder);
  const { pglite, files } = await startPglite(folder);
  const { rows } = await pglite.query<{ server_version: string }>("SHOW server_version");
  await assertSafe(pglite, files);
  const output = await collectOutput(pglite);
  return {
    parameters: {
      server_version: rows[0]?.server_version ?? "",
      server_encoding: "UTF8",
      client_encoding: "UTF8",
      DateStyle: "ISO, MDY",
      TimeZone: "UTC",
      integer_datetimes: "on",
      standard_conforming_strings: "on",
    },
    run(messages) {
      output.length = 0;
      pglite.execProtocolRawSync(Buffer.concat([messages, copyFail]));
      return Buffer.concat(output);
    },
    syncs: () => files.syncs,
    close: () => pglite.close(),
  };
}

/**
 * Returns a list that receives the chunks of PGlite's replies. PGlite retains the receiver of its last streamed call
 * for synchronous calls, and only these report immediately that the database crashed.
 */
async function collectOutput(pglite: PGlite): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  await pglite.execProtocolRawStream(queryMessage("SELECT"), {
    syncToFs: false,
    onRawData: (bytes) => chunks.push(Buffer.from(bytes)),
  });
  if (chunks.length === 0) throw new Error("This PGlite gives no answers as they come.");
  return chunks;
}

/** Asserts that a commit reaches the disk, by counting the fsync calls of one. */
async function assertSafe(pglite: PGlite, files: DurableFiles): Promise<void> {
  const { rows } = await pglite.query<{ fsync: string; method: string }>(
    `SELECT current_setting('fsync') AS fsync, current_setting('wal_sync_method') AS method`,
  );
  const before = files.syncs;
  await pglite.exec(
    "CREATE TABLE IF NOT EXISTS commit_proof (at timestamptz); DELETE FROM commit_proof",
  );
  await pglite.exec("INSERT INTO commit_proof VALUES (now())");
  const [settings] = rows;
  if (settings?.fsync !== "on" || settings.method !== "fsync" || files.syncs === before) {
    await pglite.close();
    throw new UnsafeDatabase("Commits of this PGlite do not reach the disk.");
  }
}
