import { and, eq, ne, sql } from "drizzle-orm";
import { noteAlbumChange } from "./album-changes.ts";
import { albumColumns, isKept } from "./album-rows.ts";
import type { Database } from "./connection.ts";
import { album } from "./tables/albums.ts";

/**
 * Makes an album private that others may see, whosever it is. Of one that is private already it is not told that it is there.
 * An edit that was begun before is a conflict then.
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
