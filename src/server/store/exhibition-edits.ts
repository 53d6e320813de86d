import { and, count, eq, gt, lte, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { noText } from "../../text/rich-text.ts";
import type { Connection, Database } from "./connection.ts";
import { lockExhibition, noteExhibitionChange } from "./exhibition-changes.ts";
import { exhibitionLimits } from "./exhibition-parts.ts";
import type { ExhibitionHead } from "./exhibition-parts.ts";
import { exhibitionColumns, isKept } from "./exhibition-rows.ts";
import type { ExhibitionRow } from "./exhibition-rows.ts";
import { freeSlug } from "./exhibition-slug.ts";
import { newId } from "./ids.ts";
import { exhibition } from "./tables/exhibitions.ts";

export type NoExhibition = { outcome: "no-such-exhibition" };
export type ChangeResult = { outcome: "changed"; exhibition: ExhibitionRow } | NoExhibition;
export type EditResult = ChangeResult | { outcome: "conflict"; exhibition: ExhibitionRow };

/** Fields of a new exhibition; omitted fields get their defaults. */
export type NewExhibition = Partial<ExhibitionHead> & {
  title: string;
  /** Group of the exhibition of which this is a translation. */
  groupId?: string;
};

/** Creates a draft without blocks. Returns null if the site has the maximum number of exhibitions. */
export async function insertExhibition(
  tx: Connection,
  memberId: string | null,
  { title, groupId, ...head }: NewExhibition,
): Promise<ExhibitionRow | null> {
  const [counted] = await tx.select({ count: count() }).from(exhibition).where(isKept);
  if ((counted?.count ?? 0) >= exhibitionLimits.exhibitions) return null;
  const id = newId();
  const [row] = await tx
    .insert(exhibition)
    .values({
      language: "en",
      introduction: noText,
      credits: noText,
      ...head,
      id,
      title,
      slug: await freeSlug(tx, title, id),
      groupId: groupId ?? id,
      changedBy: memberId,
    })
    .returning(exhibitionColumns);
  if (!row) throw new Error("The database returned no exhibition.");
  return row;
}

/** Changes the fields of an exhibition. An edit based on an older version is a conflict, unless it changes nothing. */
export function editExhibition(
  db: Database,
  memberId: string,
  id: string,
  { version, ...wanted }: Partial<ExhibitionHead> & { version: number },
): Promise<EditResult> {
  return db.transaction(async (tx): Promise<EditResult> => {
    const before = await lockExhibition(tx, id, memberId);
    if (!before) return { outcome: "no-such-exhibition" };
    if (isDeepStrictEqual({ ...before, ...wanted }, before)) {
      return { outcome: "changed", exhibition: before };
    }
    if (version !== before.version) return { outcome: "conflict", exhibition: before };
    const fields = { ...wanted, version: version + 1 };
    return {
      outcome: "changed",
      exhibition: await noteExhibitionChange(tx, before, memberId, [], fields),
    };
  });
}

/** Publishes an exhibition, now if `at` is null, otherwise at that time. */
export function publishExhibition(
  db: Database,
  memberId: string,
  id: string,
  at: Date | null,
): Promise<ChangeResult> {
  return changed(db, memberId, id, async (tx, before) =>
    before.state === "PUBLISHED"
      ? before
      : noteExhibitionChange(
          tx,
          before,
          memberId,
          [],
          at ? { publishAt: at } : await published(tx, before),
        ),
  );
}

/** Unpublishes an exhibition and cancels its scheduled publication. */
export function withdrawExhibition(
  db: Database,
  memberId: string,
  id: string,
): Promise<ChangeResult> {
  return changed(db, memberId, id, async (tx, before) =>
    before.state === "DRAFT" && before.publishAt === null
      ? before
      : noteExhibitionChange(tx, before, memberId, [], { state: "DRAFT", publishAt: null }),
  );
}

/** Publishes the exhibitions whose scheduled time has passed. */
export async function publishDue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select(exhibitionColumns)
      .from(exhibition)
      .where(and(lte(exhibition.publishAt, sql`now()`), isKept))
      .for("update", { skipLocked: true });
    for (const row of due) {
      await noteExhibitionChange(tx, row, row.changedBy, [], await published(tx, row));
    }
  });
}

/** Sets or removes the draft link of an exhibition, by the hash of its key. An earlier link stops working. */
export function setDraftKey(
  db: Database,
  memberId: string,
  id: string,
  draftKeyHash: string | null,
): Promise<ChangeResult> {
  return changed(db, memberId, id, (tx, before) =>
    noteExhibitionChange(tx, before, memberId, [], { draftKeyHash }),
  );
}

/** Deletes an exhibition; a repeated call changes nothing. A curator can restore it for `undoHours` hours. */
export function deleteExhibition(
  db: Database,
  memberId: string,
  id: string,
): Promise<ChangeResult> {
  return db.transaction(async (tx): Promise<ChangeResult> => {
    const before = await lockExhibition(tx, id, memberId);
    if (!before) {
      const gone = await deletedExhibition(tx, id);
      return gone ? { outcome: "changed", exhibition: gone } : { outcome: "no-such-exhibition" };
    }
    const fields = { deletedAt: sql`now()` };
    return {
      outcome: "changed",
      exhibition: await noteExhibitionChange(tx, before, memberId, null, fields),
    };
  });
}

/**
 * Restores a deleted exhibition; an exhibition that is not deleted stays unchanged. Cancels a scheduled publication
 * whose time has passed.
 */
export function restoreExhibition(
  db: Database,
  memberId: string,
  id: string,
): Promise<ChangeResult> {
  return db.transaction(async (tx): Promise<ChangeResult> => {
    const there = await lockExhibition(tx, id, memberId);
    if (there) return { outcome: "changed", exhibition: there };
    const gone = await deletedExhibition(tx, id);
    if (!gone) return { outcome: "no-such-exhibition" };
    const publishAt = sql`CASE WHEN ${exhibition.publishAt} > now() THEN ${exhibition.publishAt} END`;
    const fields = { deletedAt: null, publishAt };
    return {
      outcome: "changed",
      exhibition: await noteExhibitionChange(tx, gone, memberId, null, fields),
    };
  });
}

/** Permanently deletes exhibitions and blocks whose undo period has ended. */
export async function sweepExhibitions(db: Connection): Promise<void> {
  const limit = sql`now() - make_interval(hours => ${exhibitionLimits.undoHours})`;
  await db.execute(sql`DELETE FROM exhibition WHERE deleted_at <= ${limit}`);
  await db.execute(sql`DELETE FROM exhibition_block WHERE removed_at <= ${limit}`);
}

/** Returns the columns that publishing changes. Only the first publication derives the slug from the title. */
async function published(tx: Connection, { id, title, publishedAt }: ExhibitionRow) {
  return {
    state: "PUBLISHED" as const,
    publishAt: null,
    ...(publishedAt === null && {
      publishedAt: sql`now()`,
      slug: await freeSlug(tx, title, id),
    }),
  };
}

/** Locks and returns a deleted exhibition that a curator can still restore, or null. */
async function deletedExhibition(tx: Connection, id: string): Promise<ExhibitionRow | null> {
  const limit = sql`now() - make_interval(hours => ${exhibitionLimits.undoHours})`;
  const [row] = await tx
    .select(exhibitionColumns)
    .from(exhibition)
    .where(and(eq(exhibition.id, id), gt(exhibition.deletedAt, limit)))
    .for("update");
  return row ?? null;
}

function changed(
  db: Database,
  memberId: string,
  id: string,
  change: (tx: Connection, before: ExhibitionRow) => Promise<ExhibitionRow>,
): Promise<ChangeResult> {
  return db.transaction(async (tx): Promise<ChangeResult> => {
    const before = await lockExhibition(tx, id, memberId);
    if (!before) return { outcome: "no-such-exhibition" };
    return { outcome: "changed", exhibition: await change(tx, before) };
  });
}
