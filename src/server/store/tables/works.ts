import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Creator, Dimensions, MetadataEntry, Rights } from "../../../record/work-fields.ts";
import type { RemotePlace } from "../../remote/remote-place.ts";
import type { ImageRole, PointPair, WorkStatus } from "../work-input.ts";
import { key, moment, transaction } from "./column-types.ts";

/** Works. The writer derives `image_count`, `primary_pixels` and `content_hash` from the other columns. */
export const work = pgTable(
  "work",
  {
    /** UUID of version 7, so the order of ids is the order of creation. */
    id: key("id").primaryKey(),
    slug: key("slug").notNull(),
    identifier: key("identifier").notNull(),
    title: text("title").notNull(),
    creators: jsonb("creators").$type<Creator[]>().notNull(),
    date: text("date"),
    earliestYear: integer("earliest_year"),
    latestYear: integer("latest_year"),
    workType: text("work_type"),
    technique: text("technique"),
    subjects: text("subjects").array().notNull(),
    places: text("places").array().notNull(),
    dimensions: jsonb("dimensions").$type<Dimensions>(),
    description: text("description"),
    creditLine: text("credit_line"),
    rights: jsonb("rights").$type<Rights>(),
    recordLanguage: text("record_language"),
    metadata: jsonb("metadata").$type<MetadataEntry[]>().notNull(),
    status: text("status").$type<WorkStatus>().notNull(),
    imageCount: integer("image_count").notNull(),
    /** Number of pixels of the first image; 0 without images. */
    primaryPixels: bigint("primary_pixels", { mode: "number" }).notNull(),
    /** Hash of all fields of the source, by which an import recognizes an unchanged work. */
    contentHash: text("content_hash").notNull(),
    /** Number of its latest revision. */
    revision: integer("revision").notNull().default(1),
    /** Change that added it; null for works that are older than the history. */
    addedIn: bigint("added_in", { mode: "number" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** Time of its first publication; null if it never was published. */
    publishedAt: moment("published_at"),
    /** Transaction that last changed it. */
    changedIn: transaction("changed_in")
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => {
    const published = sql`status = 'PUBLISHED'`;
    return [
      uniqueIndex("work_slug").on(t.slug),
      uniqueIndex("work_identifier").on(t.identifier),
      index("work_by_pixels").on(t.primaryPixels, t.id).where(published),
      index("work_changed_in").on(t.changedIn),
      index("work_added_in").on(t.addedIn),
      index("work_by_publication").on(t.publishedAt, t.id).where(published),
      index("work_by_change")
        .on(t.updatedAt, t.id)
        .where(sql`status <> 'DRAFT'`),
      check("work_status", sql`status IN ('DRAFT', 'PUBLISHED', 'WITHDRAWN', 'REMOVED')`),
    ];
  },
);

/** Images of works, in order of `position` from 0. */
export const image = pgTable(
  "image",
  {
    id: key("id").primaryKey(),
    workId: key("work_id")
      .notNull()
      .references(() => work.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    placeholder: text("placeholder").notNull(),
    derivativeWidths: integer("derivative_widths").array().notNull(),
    tileWidth: integer("tile_width").notNull(),
    scaleFactors: integer("scale_factors").array().notNull(),
    role: text("role").$type<ImageRole>().notNull(),
    alt: text("alt"),
    caption: text("caption"),
    pixelsPerCm: doublePrecision("pixels_per_cm"),
    fileName: text("file_name"),
    /** Pairs of corresponding points in the image and in the work's first image. */
    registration: jsonb("registration").$type<PointPair[]>(),
    /** Location of an image stored at another site. */
    remote: jsonb("remote").$type<RemotePlace>(),
  },
  (t) => [uniqueIndex("image_of_work").on(t.workId, t.position), index("image_key").on(t.key)],
);

/** Results of the last check of each remote image. */
export const remoteCheck = pgTable("remote_check", {
  key: key("key").primaryKey(),
  /** Reason for a failure, as a sentence; null on success. */
  problem: text("problem"),
  checkedAt: moment("checked_at").notNull(),
});

/** Described details of images, in order of `position` from 0, in pixels of the full-size image. */
export const detail = pgTable(
  "detail",
  {
    id: key("id").primaryKey(),
    imageId: key("image_id")
      .notNull()
      .references(() => image.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    x: integer("x").notNull(),
    y: integer("y").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    caption: text("caption").notNull(),
    description: text("description"),
  },
  (t) => [uniqueIndex("detail_of_image").on(t.imageId, t.position)],
);

/** Works whose rows were deleted, so that in-memory search indexes can drop them. */
export const removedWork = pgTable(
  "removed_work",
  {
    id: key("id").primaryKey(),
    removedIn: transaction("removed_in")
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [index("removed_work_in").on(t.removedIn)],
);
