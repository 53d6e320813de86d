import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { openDatabase } from "../../../src/server/store/database.ts";
import { work } from "../../../src/server/store/tables/works.ts";
import { fingerprint } from "../../lib/fingerprint.mjs";

/** Table of the works of a museum, without images. */
export const source = "../shared/data/tate-works.csv.gz";

/** Location of a collection. */
export type Collection = { dataFolder: string; databaseUrl: string | null };

/** Code that prepares the data; when it changes, the data is prepared again. */
const preparedBy = ["src/server/imports", "src/server/store"];
const dayMs = 86_400_000;

/**
 * Prepares the museum's works `times` times, each copy with its own identifier, slug and day. Creates them only the
 * first time.
 *
 * @param server a PostgreSQL on which databases may be created; null for the database in the data folder
 */
export async function prepareCollection(times: number, server: string | null): Promise<Collection> {
  const mark = fingerprint(preparedBy).slice(0, 12);
  const kind = server === null ? "folder" : "server";
  const place = join(tmpdir(), "vitrine-bench", `find-${mark}-${kind}`);
  const dataFolder = join(place, String(times));
  const databaseUrl = server && databaseOn(server, `vitrine_find_${mark}_${times}`);
  const collection = { dataFolder, databaseUrl };
  const done = `${dataFolder}-is-complete`;
  if (existsSync(done) && (databaseUrl === null || (await answers(databaseUrl)))) return collection;
  await removeOld(place, kind);
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true });
  if (server && databaseUrl) await makeDatabase(server, databaseUrl);
  if (times === 1 || server) await importWorks(collection);
  else await cp((await prepareCollection(1, null)).dataFolder, dataFolder, { recursive: true });
  await multiply(collection, times);
  await writeFile(done, "");
  return collection;
}

/** Removes data that other versions of the code prepared: it takes gigabytes. */
async function removeOld(place: string, kind: string) {
  const folder = dirname(place);
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const isOld = name.startsWith("find-") && name.endsWith(`-${kind}`) && name !== basename(place);
    if (isOld) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Returns environment variables that make the server and the import command use a collection. */
export function environmentOf({ dataFolder, databaseUrl }: Collection): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: "production",
    VITRINE_DATA: dataFolder,
    VITRINE_SAMPLE: "off",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

async function importWorks(collection: Collection) {
  const command = spawn(process.execPath, ["build/server/import.mjs", source], {
    env: environmentOf(collection),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(command, "exit");
  if (code !== 0) throw new Error(`${source} could not be brought in.`);
}

/** Copies every work repeatedly, inside the database, as if the copies had been added some days later. */
async function multiply(collection: Collection, times: number) {
  const store = await openDatabase(collection);
  try {
    const ofFirst = sql`(SELECT max(id) FROM work)`;
    const { rows } = await store.db.execute<{ last: string }>(sql`SELECT ${ofFirst} AS last`);
    const last = rows[0]?.last ?? "";
    for (let time = 1; time < times; time += 1) {
      await store.db.execute(sql`
        INSERT INTO work (id, slug, identifier, title, creators, date, earliest_year, latest_year, work_type,
          technique, subjects, places, dimensions, description, credit_line, rights, metadata, status,
          image_count, primary_pixels, content_hash)
        SELECT left(moved, 8) || '-' || substr(moved, 9, 4) || substr(id, 14),
          slug || '-' || ${time}::text, identifier || '-' || ${time}::text, title, creators, date,
          earliest_year, latest_year, work_type, technique, subjects, places, dimensions, description,
          credit_line, rights, metadata, status, image_count, primary_pixels, content_hash
        FROM work, LATERAL (SELECT lpad(to_hex(
          ('x' || replace(left(id, 13), '-', ''))::bit(48)::bigint + ${time * dayMs}::bigint
        ), 12, '0')) AS later(moved)
        WHERE id <= ${last}`);
    }
    await store.db.execute(sql`VACUUM ANALYZE ${work}`);
  } finally {
    await store.close();
  }
}

function databaseOn(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function makeDatabase(server: string, databaseUrl: string) {
  const name = new URL(databaseUrl).pathname.slice(1);
  await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onServer(server, `CREATE DATABASE ${name}`);
}

const answers = (databaseUrl: string) =>
  onServer(databaseUrl, "SELECT 1").then(
    () => true,
    () => false,
  );

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
