import { eq, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { noteExhibitionChange } from "./exhibition-changes.ts";
import { insertExhibition } from "./exhibition-edits.ts";
import type { ExhibitionText } from "./exhibition-parts.ts";
import { exhibitionColumns } from "./exhibition-rows.ts";
import { writeBlocks } from "./put-back-exhibition.ts";
import { exhibition } from "./tables/exhibitions.ts";
import { siteSetting } from "./tables/site.ts";

/** Record of a bundled exhibition: its id, the installed edition, and the change number after the installation. */
type Brought = { id: string; edition: string; change: number };

/** Exhibition that comes bundled with the program. */
export type ComesWithSite = {
  /** Stable key of the exhibition. */
  key: string;
  /** Identifies the content; it differs if anything in the exhibition differs. */
  edition: string;
  publishedAt: Date;
  text: ExhibitionText;
};

const settingName = (key: string) => `exhibition-${key}`;

/** Returns whether this edition of a bundled exhibition is already installed. */
export async function isBrought(db: Connection, key: string, edition: string): Promise<boolean> {
  return (await broughtBefore(db, key))?.edition === edition;
}

/**
 * Installs and publishes a bundled exhibition, or updates an installed one, unless a member has changed it. A deleted
 * one stays deleted.
 */
export function bringExhibition(
  db: Database,
  { key, edition, publishedAt, text: { head, blocks } }: ComesWithSite,
): Promise<void> {
  return db.transaction(async (tx) => {
    // Several servers of one site may start at the same time.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${settingName(key)}, 0))`);
    const before = await broughtBefore(tx, key);
    if (before?.edition === edition) return;
    const row = before ? await presentRow(tx, before.id) : await insertExhibition(tx, null, head);
    const isTheirs = !row || (before !== null && row.change !== before.change);
    if (isTheirs) {
      // Do not try again before the next edition if a member has changed or deleted the exhibition.
      if (before) await noteBrought(tx, key, { ...before, edition });
      return;
    }
    await writeBlocks(tx, row.id, null, blocks);
    const isNew = before === null;
    const after = await noteExhibitionChange(tx, row, null, null, {
      ...head,
      version: row.version + 1,
      ...(isNew && { state: "PUBLISHED", publishedAt }),
    });
    await noteBrought(tx, key, { id: row.id, edition, change: after.change });
  });
}

async function broughtBefore(db: Connection, key: string): Promise<Brought | null> {
  const [row] = await db
    .select()
    .from(siteSetting)
    .where(eq(siteSetting.name, settingName(key)));
  return (row?.value as Brought | undefined) ?? null;
}

async function noteBrought(tx: Connection, key: string, value: Brought): Promise<void> {
  await tx
    .insert(siteSetting)
    .values({ name: settingName(key), value })
    .onConflictDoUpdate({ target: siteSetting.name, set: { value } });
}

/** Locks and returns the exhibition; null if it does not exist or is deleted. */
async function presentRow(tx: Connection, id: string) {
  const [row] = await tx
    .select({ ...exhibitionColumns, deletedAt: exhibition.deletedAt })
    .from(exhibition)
    .where(eq(exhibition.id, id))
    .for("update");
  return row && row.deletedAt === null ? row : null;
}
