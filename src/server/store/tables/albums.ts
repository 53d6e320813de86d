import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";
import { member } from "./people.ts";
import { work } from "./works.ts";

/** Who may see an album besides its owner and editors: nobody, users with its link, or everybody. */
export type AlbumVisibility = "PRIVATE" | "LINK" | "PUBLIC";

/** Albums. Deleted albums remain for a time, so that their owners can restore them. */
export const album = pgTable(
  "album",
  {
    /** UUID of version 7, so the order of ids is the order of creation. */
    id: key("id").primaryKey(),
    ownerId: key("owner_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description"),
    visibility: text("visibility").$type<AlbumVisibility>().notNull(),
    /** Cover entry; a removed one counts as none. */
    coverEntryId: key("cover_entry_id"),
    /** Counts changes of title, description, cover and visibility. */
    version: integer("version").notNull().default(1),
    /** Counts changes of any kind, including those of entries. */
    change: integer("change").notNull().default(1),
    /** SHA-256 of the key in the edit link. */
    editKeyHash: text("edit_key_hash"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    deletedAt: moment("deleted_at"),
  },
  (t) => [
    index("album_of_owner").on(t.ownerId, t.id),
    index("album_public")
      .on(t.id)
      .where(sql`visibility = 'PUBLIC' AND deleted_at IS NULL`),
    index("album_deleted")
      .on(t.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    check("album_visibility", sql`visibility IN ('PRIVATE', 'LINK', 'PUBLIC')`),
  ],
);

/** Members who opened an album's edit link. */
export const albumEditor = pgTable(
  "album_editor",
  {
    albumId: key("album_id")
      .notNull()
      .references(() => album.id, { onDelete: "cascade" }),
    memberId: key("member_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.albumId, t.memberId] }),
    index("album_editor_member").on(t.memberId, t.albumId),
  ],
);

/**
 * Entries of albums, in order of `position`. Removed entries retain their position for a time, so that they can be
 * restored there.
 */
export const albumEntry = pgTable(
  "album_entry",
  {
    id: key("id").primaryKey(),
    albumId: key("album_id")
      .notNull()
      .references(() => album.id, { onDelete: "cascade" }),
    /** Fractional key: there is always room for another between two. */
    position: key("position").notNull(),
    /** Null once the work has been deleted. */
    workId: key("work_id").references(() => work.id, { onDelete: "set null" }),
    /** Detail of the work in the format of `toText` in `src/view`; null for the work itself. */
    view: text("view"),
    caption: text("caption"),
    /** Counts changes of the caption. */
    version: integer("version").notNull().default(1),
    addedBy: key("added_by").references(() => member.id, { onDelete: "set null" }),
    addedAt: moment("added_at").notNull().defaultNow(),
    removedAt: moment("removed_at"),
  },
  (t) => [
    uniqueIndex("album_entry_place").on(t.albumId, t.position),
    index("album_entry_work").on(t.workId),
    index("album_entry_added_by").on(t.addedBy),
    index("album_entry_removed")
      .on(t.removedAt)
      .where(sql`removed_at IS NOT NULL`),
  ],
);
