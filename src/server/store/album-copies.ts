import { and, asc, eq } from "drizzle-orm";
import { albumAccess } from "./album-access.ts";
import { insertAlbum } from "./album-edits.ts";
import { entryColumns, isIn } from "./album-rows.ts";
import type { AlbumEntryRow, AlbumRow } from "./album-rows.ts";
import { albumsByIds } from "./albums.ts";
import type { Database } from "./connection.ts";
import { newId } from "./ids.ts";
import { firstPositions } from "./positions.ts";
import { album, albumEntry } from "./tables/albums.ts";
import { work } from "./tables/works.ts";
import { published } from "./works.ts";

/** Result of copying an album; `texts` contains the caption and the view of each copied entry. */
export type CopyResult =
  | { outcome: "copied"; album: AlbumRow; texts: Pick<AlbumEntryRow, "caption" | "view">[] }
  | { outcome: "no-such-album" }
  | { outcome: "too-many" };

/** Copies the published entries of an album into a new, private album of the member. */
export function copyAlbum(db: Database, memberId: string, albumId: string): Promise<CopyResult> {
  return db.transaction(async (tx): Promise<CopyResult> => {
    const [source] = await albumsByIds(tx, [albumId]);
    if (!source || !(await albumAccess(tx, source, memberId))) return { outcome: "no-such-album" };
    const { title, description } = source;
    const made = await insertAlbum(tx, memberId, { title, description, visibility: "PRIVATE" });
    if (made.outcome === "sign-in") throw new Error("A private album needs nobody to sign in.");
    if (made.outcome !== "created") return made;
    const found = await tx
      .select(entryColumns)
      .from(albumEntry)
      .innerJoin(work, eq(work.id, albumEntry.workId))
      .where(and(eq(albumEntry.albumId, source.id), isIn, published))
      .orderBy(asc(albumEntry.position));
    const positions = firstPositions(found.length);
    const copies = found.map(({ workId, view, caption }, place) => ({
      id: newId(),
      albumId: made.album.id,
      position: positions[place] ?? "",
      workId,
      view,
      caption,
      addedBy: memberId,
    }));
    if (copies.length > 0) await tx.insert(albumEntry).values(copies);
    const coverPlace = found.findIndex(({ id }) => id === source.coverEntryId);
    const coverEntryId = copies[coverPlace]?.id ?? null;
    const texts = found.map(({ caption, view }) => ({ caption, view }));
    if (coverEntryId === null) return { outcome: "copied", album: made.album, texts };
    await tx.update(album).set({ coverEntryId }).where(eq(album.id, made.album.id));
    return { outcome: "copied", album: { ...made.album, coverEntryId }, texts };
  });
}
