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

/** An entry and its album, both after the edit. */
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

/** Removes an entry from its album; a repeated call changes nothing. A member can restore it for `undoHours` hours. */
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

/** Restores a removed entry at its former position; an entry that is not removed stays unchanged. */
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
 * Moves an entry after another entry of the same album, or to the beginning if `afterId` is null. A removed entry still
 * works as the anchor.
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

/** Changes the caption of an entry. An edit based on an older version is a conflict, unless it changes nothing. */
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

/** Counts the entries of an album. The caller holds the album's lock. */
export async function countOf(tx: Connection, albumId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(albumEntry)
    .where(and(eq(albumEntry.albumId, albumId), isIn));
  return row?.count ?? 0;
}

/** Entry of an album that the transaction has locked. */
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
    // Read the entry again after acquiring the lock: another user may have changed it in the meantime.
    const entry = await entryOf(tx, entryId);
    if (!entry) return { outcome: "no-such-entry" };
    const { isRemoved, ...row } = entry;
    return change(tx, { album: locked.album, entry: row, isRemoved });
  });
}

/** Returns an entry, including a removed entry that a member can still restore, or null. */
async function entryOf(tx: Connection, entryId: string) {
  const limit = sql`now() - make_interval(hours => ${albumLimits.undoHours})`;
  const [row] = await tx
    .select({ ...entryColumns, isRemoved: sql<boolean>`${isNotNull(albumEntry.removedAt)}` })
    .from(albumEntry)
    .where(and(eq(albumEntry.id, entryId), sql`(${isIn} OR ${gt(albumEntry.removedAt, limit)})`));
  return row ?? null;
}

/** Returns whether the album contains another entry for the same work and view as a removed entry. */
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
