import { and, count, eq, gt, sql } from "drizzle-orm";
import { lockAlbum } from "./album-access.ts";
import type { AlbumRefusal } from "./album-access.ts";
import { noteAlbumChange } from "./album-changes.ts";
import { albumLimits, albumsLimit } from "./album-limits.ts";
import { albumColumns, isIn, isKept } from "./album-rows.ts";
import type { AlbumRow } from "./album-rows.ts";
import type { Connection, Database } from "./connection.ts";
import { newId } from "./ids.ts";
import { lockMember } from "./members.ts";
import { album, albumEntry } from "./tables/albums.ts";
import type { AlbumVisibility } from "./tables/albums.ts";
import { member } from "./tables/people.ts";

/** Fields of a new album. */
export type AlbumInput = { title: string; description: string | null; visibility: AlbumVisibility };

/** Changed fields of an album, and the version that the edit is based on. */
export type AlbumEdit = Partial<AlbumInput & { coverEntryId: string | null }> & { version: number };

export type CreateResult =
  | { outcome: "created"; album: AlbumRow }
  | { outcome: "too-many" }
  | { outcome: "sign-in" };

export type EditResult =
  | { outcome: "edited"; album: AlbumRow }
  | { outcome: "conflict"; album: AlbumRow }
  | { outcome: "no-such-entry" }
  | { outcome: "sign-in" }
  | AlbumRefusal;

/** Creates an album. A visitor's album is never public. Throws `MemberGone`. */
export function createAlbum(
  db: Database,
  memberId: string,
  input: AlbumInput,
): Promise<CreateResult> {
  return db.transaction((tx) => insertAlbum(tx, memberId, input));
}

/** Creates an album within a transaction, and locks the member until the transaction ends. Throws `MemberGone`. */
export async function insertAlbum(
  tx: Connection,
  memberId: string,
  input: AlbumInput,
): Promise<CreateResult> {
  if (!(await hasRoom(tx, memberId))) return { outcome: "too-many" };
  if (input.visibility === "PUBLIC" && (await isVisitor(tx, memberId))) {
    return { outcome: "sign-in" };
  }
  const [row] = await tx
    .insert(album)
    .values({ ...input, id: newId(), ownerId: memberId })
    .returning(albumColumns);
  if (!row) throw new Error("The database returned no album.");
  return { outcome: "created", album: row };
}

/**
 * Changes the fields of an album. An edit based on an older version is a conflict, unless it changes nothing. Only the
 * owner may change the visibility; a visitor's album is never public.
 */
export function editAlbum(
  db: Database,
  memberId: string,
  albumId: string,
  { version, ...wanted }: AlbumEdit,
): Promise<EditResult> {
  return db.transaction(async (tx): Promise<EditResult> => {
    const locked = await lockAlbum(tx, albumId, memberId, "EDIT");
    if (locked.outcome !== "locked") return locked;
    const { album: before, access } = locked;
    const after = { ...before, ...wanted };
    const isSame =
      after.title === before.title &&
      after.description === before.description &&
      after.visibility === before.visibility &&
      after.coverEntryId === before.coverEntryId;
    if (isSame) return { outcome: "edited", album: before };
    if (after.visibility !== before.visibility) {
      if (access !== "OWN") return { outcome: "not-allowed" };
      const isRefused = after.visibility === "PUBLIC" && (await isVisitor(tx, memberId));
      if (isRefused) return { outcome: "sign-in" };
    }
    const { coverEntryId } = wanted;
    if (coverEntryId != null && !(await isEntryOf(tx, albumId, coverEntryId))) {
      return { outcome: "no-such-entry" };
    }
    if (version !== before.version) return { outcome: "conflict", album: before };
    const fields = { ...wanted, version: version + 1 };
    return { outcome: "edited", album: await noteAlbumChange(tx, before, [], fields) };
  });
}

/** Deletes an album of the member; a repeated call changes nothing. The member can restore it for `undoHours` hours. */
export function deleteAlbum(
  db: Database,
  memberId: string,
  albumId: string,
): Promise<{ outcome: "deleted" } | AlbumRefusal> {
  return db.transaction(async (tx): Promise<{ outcome: "deleted" } | AlbumRefusal> => {
    const locked = await lockAlbum(tx, albumId, memberId, "OWN");
    if (locked.outcome !== "locked") {
      return (await isDeleted(tx, memberId, albumId)) ? { outcome: "deleted" } : locked;
    }
    await noteAlbumChange(tx, locked.album, [], { deletedAt: sql`now()` });
    await tx.execute(sql`DELETE FROM album WHERE id IN (
      SELECT id FROM album WHERE owner_id = ${memberId} AND deleted_at IS NOT NULL
      ORDER BY deleted_at DESC, id DESC OFFSET ${albumLimits.keptDeleted})`);
    return { outcome: "deleted" };
  });
}

export type RestoreResult =
  | { outcome: "restored"; album: AlbumRow }
  | { outcome: "too-many" }
  | { outcome: "gone" };

/** Restores a deleted album of the member; an album that is not deleted stays unchanged. Throws `MemberGone`. */
export function restoreAlbum(
  db: Database,
  memberId: string,
  albumId: string,
): Promise<RestoreResult> {
  return db.transaction(async (tx): Promise<RestoreResult> => {
    const mayStay = await hasRoom(tx, memberId);
    const locked = await lockAlbum(tx, albumId, memberId, "OWN");
    if (locked.outcome === "locked") return { outcome: "restored", album: locked.album };
    const [found] = await tx
      .select(albumColumns)
      .from(album)
      .where(deletedOf(memberId, albumId))
      .for("update");
    if (!found) return { outcome: "gone" };
    if (!mayStay) return { outcome: "too-many" };
    const restored = await noteAlbumChange(tx, found, null, { deletedAt: null });
    return { outcome: "restored", album: restored };
  });
}

/**
 * Returns whether a member may have another album. Locks the member, because two concurrent requests could otherwise
 * exceed the limit.
 */
async function hasRoom(tx: Connection, memberId: string): Promise<boolean> {
  const { role } = await lockMember(tx, memberId);
  const [row] = await tx
    .select({ count: count() })
    .from(album)
    .where(and(eq(album.ownerId, memberId), isKept));
  return (row?.count ?? 0) < albumsLimit(role);
}

async function isVisitor(tx: Connection, memberId: string): Promise<boolean> {
  const rows = await tx.select({ role: member.role }).from(member).where(eq(member.id, memberId));
  return rows[0]?.role === "VISITOR";
}

async function isEntryOf(tx: Connection, albumId: string, entryId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: albumEntry.id })
    .from(albumEntry)
    .where(and(eq(albumEntry.id, entryId), eq(albumEntry.albumId, albumId), isIn));
  return rows.length > 0;
}

async function isDeleted(tx: Connection, memberId: string, albumId: string): Promise<boolean> {
  const rows = await tx.select({ id: album.id }).from(album).where(deletedOf(memberId, albumId));
  return rows.length > 0;
}

/** Returns the condition for a deleted album of the member that the member can still restore. */
function deletedOf(memberId: string, albumId: string) {
  const limit = sql`now() - make_interval(hours => ${albumLimits.undoHours})`;
  return and(eq(album.id, albumId), eq(album.ownerId, memberId), gt(album.deletedAt, limit));
}
