import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Connection, Database } from "./connection.ts";
import { hasCode } from "../file-errors.ts";
import { DatabaseProblem } from "./problems.ts";
import { siteSetting } from "./tables/site.ts";

/** File with the id of the site to which the other files in its folder belong. */
const fileName = "site-id";

/** Folders that the servers of a site share. An import command uses only `images`. */
type SharedFolders = { images: string; imports?: string };

/** Returns the name of the setting in which the database records that a kind of folder has the site's id. */
const settingOf = (kind: string) => `site-id-${kind}`;

/**
 * Compares the site's id in the database with the one in each folder that its servers share. Several servers on one
 * database with separate folders would show broken images and miss uploads to import; a server on the folder of another
 * site would delete uploads there. The first process to use a kind of folder writes the id into it. A new database
 * adopts the id of a folder that has one.
 *
 * @param folders absolute paths
 * @throws DatabaseProblem `FilesElsewhere` if a folder has no id while the database has, or another one
 */
export async function compareSiteIds(db: Database, folders: SharedFolders): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${fileName}, 0))`);
    const noted = await idsInDatabase(tx);
    const found = await Promise.all(
      Object.entries(folders).map(async ([kind, folder]) => ({
        name: settingOf(kind),
        folder,
        id: await idIn(folder),
      })),
    );
    const [ofDatabase] = noted.values();
    const siteId = ofDatabase ?? found.find(({ id }) => id !== null)?.id ?? randomUUID();
    for (const { name, folder, id } of found) {
      const isNew = !noted.has(name) && id === null;
      if (id !== siteId && !isNew) throw elsewhere(folder, siteId, id);
    }
    for (const { folder, id } of found) {
      if (id !== null) continue;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, fileName), `${siteId}\n`, { flush: true });
    }
    for (const { name } of found) {
      if (!noted.has(name)) await tx.insert(siteSetting).values({ name, value: siteId });
    }
  });
}

/** Returns the site's id by the names of the settings in the database. */
async function idsInDatabase(tx: Connection): Promise<Map<string, string>> {
  const rows = await tx
    .select()
    .from(siteSetting)
    .where(inArray(siteSetting.name, ["images", "imports"].map(settingOf)));
  return new Map(rows.map(({ name, value }) => [name, v.parse(v.string(), value)]));
}

async function idIn(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, fileName), "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function elsewhere(folder: string, siteId: string, found: string | null): DatabaseProblem {
  const file = join(folder, fileName);
  const problem = found === null ? `${file} is missing` : `${file} names another site`;
  return new DatabaseProblem(
    "FilesElsewhere",
    `The files in ${folder} are not those of the database: ${problem}. Set VITRINE_DATA to the folder that all servers of the site share. If this is that folder, as after a restore, write ${siteId} into that file.`,
  );
}
