import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Connection, Database } from "./connection.ts";
import { hasCode } from "../file-errors.ts";
import { DatabaseProblem } from "./problems.ts";
import { siteSetting } from "./tables/site.ts";

/** The file that says to which site the files beside it belong. */
const fileName = "site-id";

/** The name of the setting in the database, and of the lock under which both are compared. */
const settingName = "site-id";

/**
 * Compares the site's id in the database with the one in each folder that its servers share. Several servers on one database
 * that have a folder each would show broken pictures and miss what is to be imported; on the folder of another site they
 * would delete what was given there. The first start writes all. A new database takes over the id of a folder that has one.
 *
 * @throws DatabaseProblem `FilesElsewhere` if a folder has no id while the database has, or another one
 */
export async function compareSiteIds(db: Database, folders: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${settingName}, 0))`);
    const ofDatabase = await idInDatabase(tx);
    const found = await Promise.all(
      folders.map(async (folder) => ({ folder, id: await idIn(folder) })),
    );
    const known = ofDatabase ?? found.find(({ id }) => id !== null)?.id;
    const siteId = known ?? randomUUID();
    for (const { folder, id } of found) {
      const isNew = ofDatabase === null && id === null;
      if (id !== siteId && !isNew) throw elsewhere(folder, siteId, id);
    }
    for (const { folder, id } of found) {
      if (id !== null) continue;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, fileName), `${siteId}\n`, { flush: true });
    }
    if (ofDatabase === null) {
      await tx.insert(siteSetting).values({ name: settingName, value: siteId });
    }
  });
}

async function idInDatabase(tx: Connection): Promise<string | null> {
  const [row] = await tx.select().from(siteSetting).where(eq(siteSetting.name, settingName));
  return row ? v.parse(v.string(), row.value) : null;
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
