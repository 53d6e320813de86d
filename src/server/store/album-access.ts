import { and, eq } from "drizzle-orm";
import { albumColumns, isKept } from "./album-rows.ts";
import type { AlbumRow } from "./album-rows.ts";
import type { Connection } from "./connection.ts";
import { album, albumEditor } from "./tables/albums.ts";

/** What somebody may do with an album: all, change it, or look at it. */
export type AlbumAccess = "OWN" | "EDIT" | "SEE";

/** Why an album is not changed. Whose album somebody may not see is told that there is none. */
export type AlbumRefusal = { outcome: "no-such-album" } | { outcome: "not-allowed" };

/** An album nobody else changes while the transaction lasts, and what whoever asked for it may do with it. */
export type LockedAlbum = { outcome: "locked"; album: AlbumRow; access: AlbumAccess };

/** What somebody may do with an album; null if they may not even see it. `memberId` is null for whoever is not known. */
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

/** Takes an album for the rest of the transaction, if `memberId` may do that much with it. */
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
  // Rights are read behind the lock: who waited for it may have lost them meanwhile.
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
