import { and, count, eq, sql } from "drizzle-orm";
import { albumAccess, lockAlbum } from "./album-access.ts";
import type { AlbumRefusal } from "./album-access.ts";
import { noteAlbumChange } from "./album-changes.ts";
import { albumLimits } from "./album-limits.ts";
import { albumColumns, isKept } from "./album-rows.ts";
import type { AlbumRow } from "./album-rows.ts";
import type { Connection, Database } from "./connection.ts";
import { lockMember } from "./members.ts";
import { album, albumEditor } from "./tables/albums.ts";

export type LinkResult = { outcome: "done"; album: AlbumRow } | AlbumRefusal;
export type OpenResult =
  | { outcome: "opened"; album: AlbumRow }
  | { outcome: "closed" }
  | { outcome: "too-many" };

/**
 * Sets the edit link of one of the member's albums to the key with this hash. An earlier link stops working; members
 * who opened it stay editors.
 */
export function makeEditLink(
  db: Database,
  memberId: string,
  albumId: string,
  editKeyHash: string,
): Promise<LinkResult> {
  return changeLink(db, memberId, albumId, async (tx, found) =>
    noteAlbumChange(tx, found, [], { editKeyHash }),
  );
}

/** Removes an album's edit link, and the rights of all members who opened it. */
export function closeEditLink(
  db: Database,
  memberId: string,
  albumId: string,
): Promise<LinkResult> {
  return changeLink(db, memberId, albumId, async (tx, found) => {
    await tx.delete(albumEditor).where(eq(albumEditor.albumId, found.id));
    return noteAlbumChange(tx, found, [], { editKeyHash: null });
  });
}

/** Returns whether this hash belongs to the key of an album's edit link. */
export async function isEditKey(
  db: Connection,
  albumId: string,
  editKeyHash: string,
): Promise<boolean> {
  const rows = await db.select({ id: album.id }).from(album).where(openedBy(albumId, editKeyHash));
  return rows.length > 0;
}

/**
 * Makes a member an editor of an album, if the hash belongs to the key of its edit link. The owner stays the owner.
 * Throws `MemberGone`.
 */
export function openEditLink(
  db: Database,
  memberId: string,
  albumId: string,
  editKeyHash: string,
): Promise<OpenResult> {
  return db.transaction(async (tx): Promise<OpenResult> => {
    // Lock the member before the album, in the same order as a sign-in does.
    await lockMember(tx, memberId);
    const [found] = await tx
      .select(albumColumns)
      .from(album)
      .where(openedBy(albumId, editKeyHash))
      .for("update");
    if (!found) return { outcome: "closed" };
    const access = await albumAccess(tx, found, memberId);
    if (access === "OWN" || access === "EDIT") return { outcome: "opened", album: found };
    if ((await editorCount(tx, albumId)) >= albumLimits.editors) return { outcome: "too-many" };
    await tx.insert(albumEditor).values({ albumId, memberId });
    return { outcome: "opened", album: await noteAlbumChange(tx, found, []) };
  });
}

/** Counts the members who opened an album's edit link. */
export async function editorCount(db: Connection, albumId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(albumEditor)
    .where(eq(albumEditor.albumId, albumId));
  return row?.count ?? 0;
}

function changeLink(
  db: Database,
  memberId: string,
  albumId: string,
  change: (tx: Connection, found: AlbumRow) => Promise<AlbumRow>,
): Promise<LinkResult> {
  return db.transaction(async (tx): Promise<LinkResult> => {
    const locked = await lockAlbum(tx, albumId, memberId, "OWN");
    if (locked.outcome !== "locked") return locked;
    return { outcome: "done", album: await change(tx, locked.album) };
  });
}

function openedBy(albumId: string, editKeyHash: string) {
  return and(eq(album.id, albumId), sql`${album.editKeyHash} = ${editKeyHash}`, isKept);
}
