import { and, eq, ne, sql } from "drizzle-orm";
import { noteAlbumChange } from "./album-changes.ts";
import { albumColumns, isKept } from "./album-rows.ts";
import type { Database } from "./connection.ts";
import { album } from "./tables/albums.ts";

/**
 * Makes any member's album private if others may see it. Returns `no-such-album` for a private one, so that its
 * existence stays hidden. Concurrent edits of the album become conflicts.
 */
export function takeDownAlbum(
  db: Database,
  albumId: string,
): Promise<"taken-down" | "no-such-album"> {
  return db.transaction(async (tx) => {
    const [seen] = await tx
      .select(albumColumns)
      .from(album)
      .where(and(eq(album.id, albumId), isKept, ne(album.visibility, "PRIVATE")))
      .for("update");
    if (!seen) return "no-such-album";
    const version = sql`${album.version} + 1`;
    await noteAlbumChange(tx, seen, [], { visibility: "PRIVATE", version });
    return "taken-down";
  });
}
