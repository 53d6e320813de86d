import { eq, inArray, or, sql } from "drizzle-orm";
import { noteAlbumChange } from "./album-changes.ts";
import type { Connection } from "./connection.ts";
import { album, albumEditor, albumEntry } from "./tables/albums.ts";

/**
 * Transfers all albums of one member to another, such as when a visitor signs in: the albums, including deleted albums
 * that the owner can still restore, and the rights to edit other albums. The limit for the new owner does not apply.
 */
export async function moveAlbums(
  tx: Connection,
  fromMemberId: string,
  toMemberId: string,
): Promise<void> {
  if (fromMemberId === toMemberId) return;
  const shared = tx
    .select({ id: albumEditor.albumId })
    .from(albumEditor)
    .where(eq(albumEditor.memberId, fromMemberId));
  const touched = await tx
    .select({ id: album.id, visibility: album.visibility })
    .from(album)
    .where(or(eq(album.ownerId, fromMemberId), inArray(album.id, shared)))
    .orderBy(album.id)
    .for("update");
  await tx.update(album).set({ ownerId: toMemberId }).where(eq(album.ownerId, fromMemberId));
  await tx.execute(sql`INSERT INTO album_editor (album_id, member_id)
    SELECT album_id, ${toMemberId} FROM album_editor WHERE member_id = ${fromMemberId}
    ON CONFLICT DO NOTHING`);
  await tx.delete(albumEditor).where(eq(albumEditor.memberId, fromMemberId));
  // The owner of an album is never also its editor.
  await tx.execute(sql`DELETE FROM album_editor USING album
    WHERE album.id = album_id AND album.owner_id = member_id AND member_id = ${toMemberId}`);
  await tx
    .update(albumEntry)
    .set({ addedBy: toMemberId })
    .where(eq(albumEntry.addedBy, fromMemberId));
  for (const each of touched) await noteAlbumChange(tx, each, []);
}

/** Permanently deletes all albums of a leaving member, and announces the change to their viewers. */
export async function dropAlbums(tx: Connection, memberId: string): Promise<void> {
  const owned = await tx
    .select({ id: album.id, visibility: album.visibility })
    .from(album)
    .where(eq(album.ownerId, memberId))
    .orderBy(album.id)
    .for("update");
  for (const each of owned) await noteAlbumChange(tx, each, null);
  await tx.delete(album).where(eq(album.ownerId, memberId));
}
