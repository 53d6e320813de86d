import { getTableColumns, sql } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";
import { album, albumEntry } from "./tables/albums.ts";

const { editKeyHash, deletedAt: _deletedAt, ...albumTold } = getTableColumns(album);
const { removedAt: _removedAt, ...entryTold } = getTableColumns(albumEntry);

/** What the store tells of an album. */
export const albumColumns = {
  ...albumTold,
  hasEditLink: sql<boolean>`${editKeyHash} IS NOT NULL`,
};

/** What the store tells of an album's entry. */
export const entryColumns = entryTold;

/** An album as stored, without what only the database needs. */
export type AlbumRow = Pick<InferSelectModel<typeof album>, keyof typeof albumTold> & {
  hasEditLink: boolean;
};

/** An entry of an album as stored. */
export type AlbumEntryRow = Pick<InferSelectModel<typeof albumEntry>, keyof typeof entryTold>;

/** Whether an album is there. */
export const isKept = sql`${album.deletedAt} IS NULL`;

/** Whether an entry is in its album. */
export const isIn = sql`${albumEntry.removedAt} IS NULL`;
