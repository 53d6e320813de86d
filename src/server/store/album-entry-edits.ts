import { and, count, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { lockAlbum } from "./album-access.ts";
import type { AlbumRefusal } from "./album-access.ts";
import { noteAlbumChange } from "./album-changes.ts";
import { albumLimits } from "./album-limits.ts";
import { entryColumns, isIn } from "./album-rows.ts";
import type { AlbumEntryRow, AlbumRow } from "./album-rows.ts";
import type { Connection, Database } from "./connection.ts";
import { entriesInAlbum, isLong, positionBehind, renewPositions } from "./positions.ts";
import { albumEntry } from "./tables/albums.ts";

/** An entry as it now is, in its album as it now is. */
type Done<Outcome extends string> = { outcome: Outcome; album: AlbumRow; entry: AlbumEntryRow };
type NoEntry = { outcome: "no-such-entry" };

export type RemoveResult = { outcome: "removed"; album: AlbumRow } | NoEntry | AlbumRefusal;
export type RestoreEntryResult =
  | Done<"restored">
  | { outcome: "full" }
  | { outcome: "there-again" }
  | NoEntry
  | AlbumRefusal;
export type MoveResult = Done<"moved"> | { outcome: "no-such-anchor" } | NoEntry | AlbumRefusal;
export type CaptionResult = Done<"captioned"> | Done<"conflict"> | NoEntry | AlbumRefusal;

/** Takes an entry out of its album; taking it out again changes nothing. It can be put back for a time. */
export function removeEntry(
  db: Database,
  memberId: string,
  entryId: string,
): Promise<RemoveResult> {
  return withEntry(db, memberId, entryId, async (tx, { album, entry, isRemoved }) => {
    if (isRemoved) return { outcome: "removed", album };
    await tx
      .update(albumEntry)
      .set({ removedAt: sql`now()` })
      .where(eq(albumEntry.id, entry.id));
    await tx.execute(sql`DELETE FROM album_entry WHERE id IN (
      SELECT id FROM album_entry WHERE album_id = ${album.id} AND removed_at IS NOT NULL
      ORDER BY removed_at DESC, id DESC OFFSET ${albumLimits.keptRemoved})`);
    return { outcome: "removed", album: await noteAlbumChange(tx, album, [entry.id]) };
  });
}

/** Puts a removed entry back in its place; one that is there stays so. */
export function restoreEntry(
  db: Database,
  memberId: string,
  entryId: string,
): Promise<RestoreEntryResult> {
  return withEntry<RestoreEntryResult>(db, memberId, entryId, async (tx, held) => {
    const { album, entry, isRemoved } = held;
    if (!isRemoved) return { outcome: "restored", album, entry };
    if (await hasAgain(tx, entry)) return { outcome: "there-again" };
    if ((await countOf(tx, album.id)) >= albumLimits.entries) return { outcome: "full" };
    await tx.update(albumEntry).set({ removedAt: null }).where(eq(albumEntry.id, entry.id));
    return { outcome: "restored", album: await noteAlbumChange(tx, album, [entry.id]), entry };
  });
}

/**
 * Moves an entry behind another of the same album, or before all where `afterId` is null. Another that was removed
 * meanwhile still marks its place.
 */
export function moveEntry(
  db: Database,
  memberId: string,
  entryId: string,
  afterId: string | null,
): Promise<MoveResult> {
  return withEntry<MoveResult>(db, memberId, entryId, async (tx, { album, entry, isRemoved }) => {
    if (isRemoved) return { outcome: "no-such-entry" };
    const after = afterId === null ? null : await entryOf(tx, afterId);
    if (afterId !== null && after?.albumId !== album.id) return { outcome: "no-such-anchor" };
    const position = await positionBehind(
      tx,
      entriesInAlbum,
      album.id,
      after?.position ?? null,
      entry,
    );
    if (position === null) return { outcome: "moved", album, entry };
    const moved = await changeEntry(tx, entry.id, { position });
    const renewed = isLong(position) ? await renewPositions(tx, entriesInAlbum, album.id) : null;
    return {
      outcome: "moved",
      album: await noteAlbumChange(tx, album, renewed ? null : [entry.id]),
      entry: { ...moved, position: renewed?.get(entry.id) ?? position },
    };
  });
}

/** Gives an entry another caption. An edit made on an older version is a conflict, unless it is made already. */
export function captionEntry(
  db: Database,
  memberId: string,
  entryId: string,
  { version, caption }: { version: number; caption: string | null },
): Promise<CaptionResult> {
  return withEntry<CaptionResult>(db, memberId, entryId, async (tx, held) => {
    const { album, entry, isRemoved } = held;
    if (isRemoved) return { outcome: "no-such-entry" };
    if (entry.caption === caption) return { outcome: "captioned", album, entry };
    if (entry.version !== version) return { outcome: "conflict", album, entry };
    const changed = await changeEntry(tx, entry.id, { caption, version: version + 1 });
    return {
      outcome: "captioned",
      album: await noteAlbumChange(tx, album, [entry.id]),
      entry: changed,
    };
  });
}

/** How many entries an album has. The album is locked. */
export async function countOf(tx: Connection, albumId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(albumEntry)
    .where(and(eq(albumEntry.albumId, albumId), isIn));
  return row?.count ?? 0;
}

/** An entry in an album that the transaction holds. */
type Held = { album: AlbumRow; entry: AlbumEntryRow; isRemoved: boolean };

function withEntry<Result>(
  db: Database,
  memberId: string,
  entryId: string,
  change: (tx: Connection, held: Held) => Promise<Result>,
): Promise<Result | NoEntry | AlbumRefusal> {
  return db.transaction(async (tx): Promise<Result | NoEntry | AlbumRefusal> => {
    const found = await entryOf(tx, entryId);
    if (!found) return { outcome: "no-such-entry" };
    const locked = await lockAlbum(tx, found.albumId, memberId, "EDIT");
    if (locked.outcome !== "locked") return locked;
    // Read again behind the lock: somebody else may have changed it meanwhile.
    const entry = await entryOf(tx, entryId);
    if (!entry) return { outcome: "no-such-entry" };
    const { isRemoved, ...row } = entry;
    return change(tx, { album: locked.album, entry: row, isRemoved });
  });
}

/** An entry, also one that was removed and can still be put back. */
async function entryOf(tx: Connection, entryId: string) {
  const limit = sql`now() - make_interval(hours => ${albumLimits.undoHours})`;
  const [row] = await tx
    .select({ ...entryColumns, isRemoved: sql<boolean>`${isNotNull(albumEntry.removedAt)}` })
    .from(albumEntry)
    .where(and(eq(albumEntry.id, entryId), sql`(${isIn} OR ${gt(albumEntry.removedAt, limit)})`));
  return row ?? null;
}

/** Whether what a removed entry shows was added to its album again. */
async function hasAgain(tx: Connection, { id, albumId, workId, view }: AlbumEntryRow) {
  if (workId === null) return false;
  const rows = await tx
    .select({ id: albumEntry.id })
    .from(albumEntry)
    .where(
      and(
        eq(albumEntry.albumId, albumId),
        eq(albumEntry.workId, workId),
        sql`${albumEntry.view} IS NOT DISTINCT FROM ${view}`,
        ne(albumEntry.id, id),
        isIn,
      ),
    );
  return rows.length > 0;
}

async function changeEntry(
  tx: Connection,
  entryId: string,
  fields: Partial<typeof albumEntry.$inferInsert>,
): Promise<AlbumEntryRow> {
  const [row] = await tx
    .update(albumEntry)
    .set(fields)
    .where(eq(albumEntry.id, entryId))
    .returning(entryColumns);
  if (!row) throw new Error("An entry was changed that is not there.");
  return row;
}
