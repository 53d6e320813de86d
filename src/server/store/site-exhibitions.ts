import { eq, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { noteExhibitionChange } from "./exhibition-changes.ts";
import { insertExhibition } from "./exhibition-edits.ts";
import type { ExhibitionText } from "./exhibition-parts.ts";
import { exhibitionColumns } from "./exhibition-rows.ts";
import { writeBlocks } from "./put-back-exhibition.ts";
import { exhibition } from "./tables/exhibitions.ts";
import { siteSetting } from "./tables/site.ts";

/** What the site knows of an exhibition it brought in by itself: what it said then, and up to which change it is the site's. */
type Brought = { id: string; edition: string; change: number };

/** An exhibition that comes with the site. */
export type ComesWithSite = {
  /** By what it is known again. */
  key: string;
  /** Another with everything else it says. */
  edition: string;
  publishedAt: Date;
  text: ExhibitionText;
};

const settingName = (key: string) => `exhibition-${key}`;

/** Whether an exhibition that comes with the site need not be brought in: it was, in this edition. */
export async function isBrought(db: Connection, key: string, edition: string): Promise<boolean> {
  return (await broughtBefore(db, key))?.edition === edition;
}

/**
 * Brings an exhibition in that comes with the site, and publishes it; one that is there is made to say the same, unless
 * somebody changed it. One that somebody deleted stays so.
 */
export function bringExhibition(
  db: Database,
  { key, edition, publishedAt, text: { head, blocks } }: ComesWithSite,
): Promise<void> {
  return db.transaction(async (tx) => {
    // Several servers of one site begin at the same time.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${settingName(key)}, 0))`);
    const before = await broughtBefore(tx, key);
    if (before?.edition === edition) return;
    const row = before ? await presentRow(tx, before.id) : await insertExhibition(tx, null, head);
    const isTheirs = !row || (before !== null && row.change !== before.change);
    if (isTheirs) {
      // Whoever changed or deleted it is not asked again before the next edition.
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

/** The exhibition, locked; null if it is not there, or deleted. */
async function presentRow(tx: Connection, id: string) {
  const [row] = await tx
    .select({ ...exhibitionColumns, deletedAt: exhibition.deletedAt })
    .from(exhibition)
    .where(eq(exhibition.id, id))
    .for("update");
  return row && row.deletedAt === null ? row : null;
}
