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

/**
 * Visibility of a note. `PENDING`: only its author sees it until a curator approves it. `VISIBLE`: everybody. `HIDDEN`:
 * only its author.
 */
export type NoteState = "PENDING" | "VISIBLE" | "HIDDEN";

/**
 * Notes on images. A note without a parent begins a thread and has a region on the image; the others are replies. `x`,
 * `y`, `width` and `height` are the bounding box of the region, in pixels of the full-size image.
 */
export const note = pgTable(
  "note",
  {
    /** UUID of version 7, so the order of ids is the order of creation. */
    id: key("id").primaryKey(),
    /** No foreign key: an import deletes and reinserts images, and notes must survive that. */
    imageId: key("image_id").notNull(),
    workId: key("work_id")
      .notNull()
      .references(() => work.id, { onDelete: "cascade" }),
    /** Identifies the image when it returns to its work. */
    imageKey: text("image_key").notNull(),
    parentId: key("parent_id").references((): AnyPgColumn => note.id, { onDelete: "cascade" }),
    authorId: key("author_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    /** Name that an anonymous visitor entered. */
    authorName: text("author_name"),
    shape: text("shape").$type<NoteShape>(),
    x: integer("x"),
    y: integer("y"),
    width: integer("width"),
    height: integer("height"),
    /** Corners of a polygon, or the single point. */
    points: jsonb("points").$type<Point[]>(),
    text: text("text").notNull(),
    tags: text("tags").array().notNull(),
    state: text("state").$type<NoteState>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    editedAt: moment("edited_at"),
    /** Time since which the note waits for a curator, pending or reported, in milliseconds since 1970. */
    waitingSince: bigint("waiting_since", { mode: "number" }),
    /** Time of deletion by the author, who can undo it for a while. */
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

/** Reports of users about notes, at most one per user and note. */
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
    /** Time of a curator's decision. */
    settledAt: moment("settled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.noteId, t.reporterId] }),
    index("note_report_of").on(t.reporterId, t.createdAt),
  ],
);
