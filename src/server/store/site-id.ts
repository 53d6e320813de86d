import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Connection, Database } from "./connection.ts";
import { DatabaseProblem } from "./problems.ts";
import { siteSetting } from "./tables/site.ts";

/** The file that says to which site the pictures beside it belong. */
const fileName = "site-id";

/** The name of the setting in the database, and of the lock under which both are compared. */
const settingName = "site-id";

/**
 * Compares the site's id in the database with the one in the folder of pictures: several servers on one database
 * that have a folder each would show broken pictures. The first start writes both. A new database takes over the id
 * of pictures that are there.
 *
 * @throws DatabaseProblem `PicturesElsewhere` if the folder has no id while the database has, or another one
 */
export async function compareSiteIds(db: Database, imagesFolder: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${settingName}, 0))`);
    const ofDatabase = await idInDatabase(tx);
    const file = join(imagesFolder, fileName);
    const ofFolder = await idInFile(file);
    if (ofDatabase !== null && ofDatabase !== ofFolder) throw elsewhere(file, ofDatabase, ofFolder);
    const id = ofDatabase ?? ofFolder ?? randomUUID();
    if (ofFolder === null) {
      await mkdir(imagesFolder, { recursive: true });
      await writeFile(file, `${id}\n`, { flush: true });
    }
    if (ofDatabase === null) await tx.insert(siteSetting).values({ name: settingName, value: id });
  });
}

async function idInDatabase(tx: Connection): Promise<string | null> {
  const [row] = await tx.select().from(siteSetting).where(eq(siteSetting.name, settingName));
  return row ? v.parse(v.string(), row.value) : null;
}

async function idInFile(file: string): Promise<string | null> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function elsewhere(file: string, ofDatabase: string, ofFolder: string | null): DatabaseProblem {
  const found = ofFolder === null ? `${file} is missing` : `${file} names another site`;
  return new DatabaseProblem(
    "PicturesElsewhere",
    `The pictures in this data folder are not those of the database: ${found}. Set VITRINE_DATA to the folder that all servers of the site share. If these are its pictures, as after a restore, write ${ofDatabase} into that file.`,
  );
}
