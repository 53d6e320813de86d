import { and, eq } from "drizzle-orm";
import { albumColumns, isKept } from "./album-rows.ts";
import type { AlbumRow } from "./album-rows.ts";
import type { Connection } from "./connection.ts";
import { album, albumEditor } from "./tables/albums.ts";

/** Level of access to an album: all rights, editing, or viewing. */
export type AlbumAccess = "OWN" | "EDIT" | "SEE";

/** Reason for a rejected album edit. A user who may not see the album gets `no-such-album`. */
export type AlbumRefusal = { outcome: "no-such-album" } | { outcome: "not-allowed" };

/** Album that the transaction has locked, with the requesting member's access. */
export type LockedAlbum = { outcome: "locked"; album: AlbumRow; access: AlbumAccess };

/** Returns a user's access to an album, or null if they may not see it. `memberId` is null for an unknown user. */
export async function albumAccess(
  db: Connection,
  found: AlbumRow,
  memberId: string | null,
): Promise<AlbumAccess | null> {
  if (memberId !== null) {
    if (memberId === found.ownerId) return "OWN";
    if (await isEditor(db, found.id, memberId)) return "EDIT";
  }
  return found.visibility === "PRIVATE" ? null : "SEE";
}

/** Locks an album until the transaction ends, if `memberId` has the `needed` access. */
export async function lockAlbum(
  tx: Connection,
  albumId: string,
  memberId: string,
  needed: "OWN" | "EDIT",
): Promise<LockedAlbum | AlbumRefusal> {
  const [found] = await tx
    .select(albumColumns)
    .from(album)
    .where(and(eq(album.id, albumId), isKept))
    .for("update");
  // Read the rights after acquiring the lock: the member may have lost them while waiting for it.
  const access = found ? await albumAccess(tx, found, memberId) : null;
  if (!found || access === null) return { outcome: "no-such-album" };
  const suffices = access === "OWN" || access === needed;
  return suffices ? { outcome: "locked", album: found, access } : { outcome: "not-allowed" };
}

async function isEditor(db: Connection, albumId: string, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: albumEditor.albumId })
    .from(albumEditor)
    .where(and(eq(albumEditor.albumId, albumId), eq(albumEditor.memberId, memberId)));
  return rows.length > 0;
}
