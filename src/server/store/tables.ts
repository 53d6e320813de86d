import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {
  Creator,
  Dimensions,
  ImageRole,
  MetadataEntry,
  PointPair,
  Rights,
  WorkStatus,
} from "./work-input.ts";
import type { SavedFilter, SavedOrder } from "./saved-filter.ts";

/** Text that is compared byte by byte, so that keys have one order on every database. */
const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The number of a transaction, as text. */
const transaction = customType<{ data: string }>({ dataType: () => "xid8" });

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Works. `image_count`, `primary_pixels` and `content_hash` are derived from the rest by the writer. */
export const work = pgTable(
  "work",
  {
    /** A UUID of version 7, so the order of ids is the order in which works were added. */
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
    metadata: jsonb("metadata").$type<MetadataEntry[]>().notNull(),
    status: text("status").$type<WorkStatus>().notNull(),
    imageCount: integer("image_count").notNull(),
    /** Pixels of the first image, 0 without one. */
    primaryPixels: bigint("primary_pixels", { mode: "number" }).notNull(),
    /** Of everything the source said, so that an unchanged work is known as such. */
    contentHash: text("content_hash").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** The transaction that changed it last. */
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
      check("work_status", sql`status IN ('DRAFT', 'PUBLISHED', 'WITHDRAWN')`),
    ];
  },
);

/** Pictures of works, in order of `position` from 0. */
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
    /** Places seen both in it and in the work's first picture. */
    registration: jsonb("registration").$type<PointPair[]>(),
  },
  (t) => [uniqueIndex("image_of_work").on(t.workId, t.position), index("image_key").on(t.key)],
);

/** Parts of pictures that are worth a closer look, in order of `position` from 0, in pixels of the full picture. */
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

/** Works that were taken out, so that whoever keeps what is published in memory can let go of them. */
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

/** People. An anonymous visitor is known by the hash of a token kept in a cookie. */
export const member = pgTable(
  "member",
  {
    id: key("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [uniqueIndex("member_token").on(t.tokenHash)],
);

/** Works that members marked; the highest `sequence` was marked last. */
export const favourite = pgTable(
  "favourite",
  {
    memberId: key("member_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    workId: key("work_id")
      .notNull()
      .references(() => work.id, { onDelete: "cascade" }),
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.workId] }),
    uniqueIndex("favourite_order").on(t.memberId, t.sequence),
    index("favourite_work").on(t.workId),
  ],
);

/** Searches that members saved; the highest `sequence` was saved last. */
export const savedSearch = pgTable(
  "saved_search",
  {
    id: key("id").primaryKey(),
    memberId: key("member_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    search: text("search"),
    filter: jsonb("filter").$type<SavedFilter>().notNull(),
    order: text("order").$type<SavedOrder>(),
    /** The work that was the newest when its works were last looked at. */
    seen: key("seen"),
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
  },
  (t) => [uniqueIndex("saved_search_order").on(t.memberId, t.sequence)],
);

/** How far an import is. */
export type ImportState = "CHECKED" | "RUNNING" | "INTERRUPTED" | "DONE" | "UNDONE";

/** Runs that bring works in. */
export const importRun = pgTable(
  "import_run",
  {
    id: key("id").primaryKey(),
    /** What is brought in, in a word: a file's name, never its path. */
    label: text("label").notNull(),
    /** The same for two runs over the same source. */
    sourceKey: text("source_key").notNull(),
    state: text("state").$type<ImportState>().notNull(),
    rowsTotal: integer("rows_total"),
    rowsDone: integer("rows_done").notNull().default(0),
    added: integer("added").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    unchanged: integer("unchanged").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    startedAt: moment("started_at").notNull().defaultNow(),
    /** When the process that runs it last gave a sign of life. */
    aliveAt: moment("alive_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (t) => [
    index("import_running")
      .on(t.id)
      .where(sql`state = 'RUNNING'`),
    check("import_state", sql`state IN ('CHECKED', 'RUNNING', 'INTERRUPTED', 'DONE', 'UNDONE')`),
  ],
);

/** What was wrong with rows of an import. */
export const importProblem = pgTable(
  "import_problem",
  {
    importId: key("import_id")
      .notNull()
      .references(() => importRun.id, { onDelete: "cascade" }),
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    /** Line of the source, from 1; null when the problem is not in one row. */
    row: integer("row"),
    identifier: text("identifier"),
    code: text("code").notNull(),
    message: text("message").notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.sequence] })],
);
