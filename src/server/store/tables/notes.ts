import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { NoteShape, Point } from "../note-region.ts";
import { key, moment } from "./column-types.ts";
import { member } from "./people.ts";
import { work } from "./works.ts";

/** Who sees a note: until a curator has seen it its author, then everybody, or its author again. */
export type NoteState = "PENDING" | "VISIBLE" | "HIDDEN";

/**
 * Words on pictures. A note without a parent begins a thread and says where on the picture it is; the others answer it.
 * `x`, `y`, `width` and `height` are the least rectangle around that, in pixels of the full picture.
 */
export const note = pgTable(
  "note",
  {
    /** A UUID of version 7, so the order of ids is the order in which notes were written. */
    id: key("id").primaryKey(),
    /** No reference: an import takes pictures out and puts them back, and notes outlive that. */
    imageId: key("image_id").notNull(),
    workId: key("work_id")
      .notNull()
      .references(() => work.id, { onDelete: "cascade" }),
    /** By which the picture is known again when it comes back to its work. */
    imageKey: text("image_key").notNull(),
    parentId: key("parent_id").references((): AnyPgColumn => note.id, { onDelete: "cascade" }),
    authorId: key("author_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    /** What an anonymous visitor wants to be called. */
    authorName: text("author_name"),
    shape: text("shape").$type<NoteShape>(),
    x: integer("x"),
    y: integer("y"),
    width: integer("width"),
    height: integer("height"),
    /** The corners of a polygon, or the one point. */
    points: jsonb("points").$type<Point[]>(),
    text: text("text").notNull(),
    tags: text("tags").array().notNull(),
    state: text("state").$type<NoteState>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    editedAt: moment("edited_at"),
    /** Since when it waits for a curator, in milliseconds since 1970: as pending, or as reported. */
    waitingSince: bigint("waiting_since", { mode: "number" }),
    /** Deleted by its author, who may take that back for a while. */
    deletedAt: moment("deleted_at"),
  },
  (t) => [
    index("note_of_image").on(t.imageId, t.id),
    index("note_of_work").on(t.workId),
    index("note_answers").on(t.parentId, t.id),
    index("note_of_author").on(t.authorId, t.imageId, t.id),
    index("note_queue")
      .on(t.waitingSince, t.id)
      .where(sql`waiting_since IS NOT NULL`),
    index("note_deleted")
      .on(t.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    check("note_state", sql`state IN ('PENDING', 'VISIBLE', 'HIDDEN')`),
    check("note_shape", sql`shape IN ('WHOLE', 'RECTANGLE', 'POLYGON', 'POINT')`),
    check(
      "note_place",
      sql`num_nonnulls(parent_id, shape) = 1 AND num_nonnulls(shape, x, y, width, height) IN (0, 5)`,
    ),
  ],
);

/** What people say is wrong with notes, once each. */
export const noteReport = pgTable(
  "note_report",
  {
    noteId: key("note_id")
      .notNull()
      .references(() => note.id, { onDelete: "cascade" }),
    reporterId: key("reporter_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When a curator decided about it. */
    settledAt: moment("settled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.noteId, t.reporterId] }),
    index("note_report_of").on(t.reporterId, t.createdAt),
  ],
);
