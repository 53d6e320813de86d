import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { albumColumns } from "./album-rows.ts";
import type { AlbumRow } from "./album-rows.ts";
import { announce } from "./announcements.ts";
import type { Connection } from "./connection.ts";
import { album } from "./tables/albums.ts";

/**
 * Increments the change number of an album that the transaction has locked, and announces the change.
 *
 * @param entryIds the changed entries; null for all
 * @param fields columns of the album to update
 * @returns the updated album
 */
export async function noteAlbumChange(
  tx: Connection,
  before: Pick<AlbumRow, "id" | "visibility">,
  entryIds: string[] | null,
  fields: PgUpdateSetSource<typeof album> = {},
): Promise<AlbumRow> {
  const [after] = await tx
    .update(album)
    .set({ ...fields, change: sql`${album.change} + 1`, updatedAt: sql`now()` })
    .where(eq(album.id, before.id))
    .returning(albumColumns);
  if (!after) throw new Error("An album was changed that is not there.");
  const isPublic = [before.visibility, after.visibility].includes("PUBLIC");
  await announce(tx, { kind: "album", id: before.id, change: after.change, entryIds, isPublic });
  return after;
}
