import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";
import { member } from "./people.ts";
import { work } from "./works.ts";

/** Who may see an album besides its owner and editors: nobody, whoever has its address, or everybody. */
export type AlbumVisibility = "PRIVATE" | "LINK" | "PUBLIC";

/** Albums. What is deleted stays for a time, so that it can be put back. */
export const album = pgTable(
  "album",
  {
    /** A UUID of version 7, so the order of ids is the order in which albums were made. */
    id: key("id").primaryKey(),
    ownerId: key("owner_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description"),
    visibility: text("visibility").$type<AlbumVisibility>().notNull(),
    /** The entry that stands for it; one that is not there any more counts as none. */
    coverEntryId: key("cover_entry_id"),
    /** Counts changes of title, description, cover and visibility. */
    version: integer("version").notNull().default(1),
    /** Counts changes of any kind, those of its entries too. */
    change: integer("change").notNull().default(1),
    /** SHA-256 of the key that makes whoever has it an editor. */
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

/** Those who opened an album's edit link. */
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

/** What lies in albums, in order of `position`. What is removed keeps its place for a time, so that it can be put back there. */
export const albumEntry = pgTable(
  "album_entry",
  {
    id: key("id").primaryKey(),
    albumId: key("album_id")
      .notNull()
      .references(() => album.id, { onDelete: "cascade" }),
    /** A fractional key: between any two there is room for another. */
    position: key("position").notNull(),
    /** Null once the work is not in the collection any more. */
    workId: key("work_id").references(() => work.id, { onDelete: "set null" }),
    /** A detail of the work, as `toText` of `src/view` writes it; null for the work itself. */
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
