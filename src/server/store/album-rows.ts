import { getTableColumns, sql } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";
import { album, albumEntry } from "./tables/albums.ts";

const { editKeyHash, deletedAt: _deletedAt, ...albumTold } = getTableColumns(album);
const { removedAt: _removedAt, ...entryTold } = getTableColumns(albumEntry);

/** Columns of an album that the store returns. */
export const albumColumns = {
  ...albumTold,
  hasEditLink: sql<boolean>`${editKeyHash} IS NOT NULL`,
};

/** Columns of an album entry that the store returns. */
export const entryColumns = entryTold;

/** Album as stored, without the columns that only the database uses. */
export type AlbumRow = Pick<InferSelectModel<typeof album>, keyof typeof albumTold> & {
  hasEditLink: boolean;
};

/** Album entry as stored. */
export type AlbumEntryRow = Pick<InferSelectModel<typeof albumEntry>, keyof typeof entryTold>;

/** Condition: the album is not deleted. */
export const isKept = sql`${album.deletedAt} IS NULL`;

/** Condition: the entry is not removed from its album. */
export const isIn = sql`${albumEntry.removedAt} IS NULL`;
