import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { RichText } from "../../../text/rich-text.ts";
import type {
  BlockContent,
  BlockKind,
  ExhibitionColours,
  ExhibitionState,
  ExhibitionText,
  ExhibitionTypeface,
  TakenView,
} from "../exhibition-parts.ts";
import { key, moment } from "./column-types.ts";
import { member } from "./people.ts";

/** Exhibitions. Deleted ones remain for a time, so that curators can restore them. */
export const exhibition = pgTable(
  "exhibition",
  {
    id: key("id").primaryKey(),
    slug: key("slug").notNull(),
    /** Common id of the translations of an exhibition. */
    groupId: key("group_id").notNull(),
    language: key("language").notNull(),
    title: text("title").notNull(),
    introduction: jsonb("introduction").$type<RichText>().notNull(),
    cover: jsonb("cover").$type<TakenView>(),
    /** ISO 8601 dates for display only; they have no effect on publication. */
    opensOn: text("opens_on"),
    closesOn: text("closes_on"),
    colours: text("colours").$type<ExhibitionColours>().notNull().default("SITE"),
    typeface: text("typeface").$type<ExhibitionTypeface>().notNull().default("SANS"),
    credits: jsonb("credits").$type<RichText>().notNull(),
    state: text("state").$type<ExhibitionState>().notNull().default("DRAFT"),
    /** Time of the scheduled publication of a draft. */
    publishAt: moment("publish_at"),
    publishedAt: moment("published_at"),
    /** Counts changes of all fields except the blocks. */
    version: integer("version").notNull().default(1),
    /** Counts changes of any kind. */
    change: integer("change").notNull().default(1),
    /** Author of the last change. */
    changedBy: key("changed_by").references(() => member.id, { onDelete: "set null" }),
    draftKeyHash: text("draft_key_hash"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    deletedAt: moment("deleted_at"),
  },
  (t) => [
    uniqueIndex("exhibition_slug").on(t.slug),
    index("exhibition_group").on(t.groupId),
    index("exhibition_published")
      .on(t.publishedAt, t.id)
      .where(sql`state = 'PUBLISHED' AND deleted_at IS NULL`),
    index("exhibition_to_publish")
      .on(t.publishAt)
      .where(sql`publish_at IS NOT NULL`),
    index("exhibition_of_member")
      .on(t.changedBy)
      .where(sql`changed_by IS NOT NULL`),
    check("exhibition_state", sql`state IN ('DRAFT', 'PUBLISHED')`),
  ],
);

/** Blocks of exhibitions, in order of `position`. Removed blocks retain their position for a time. */
export const exhibitionBlock = pgTable(
  "exhibition_block",
  {
    id: key("id").primaryKey(),
    exhibitionId: key("exhibition_id")
      .notNull()
      .references(() => exhibition.id, { onDelete: "cascade" }),
    /** Fractional key: there is always room for another between two. */
    position: key("position").notNull(),
    kind: text("kind").$type<BlockKind>().notNull(),
    content: jsonb("content").$type<BlockContent>().notNull(),
    isHidden: boolean("is_hidden").notNull().default(false),
    /** Counts changes of the content. */
    version: integer("version").notNull().default(1),
    writtenBy: key("written_by").references(() => member.id, { onDelete: "set null" }),
    removedAt: moment("removed_at"),
  },
  (t) => [
    uniqueIndex("exhibition_block_place").on(t.exhibitionId, t.position),
    index("exhibition_block_of_member")
      .on(t.writtenBy)
      .where(sql`written_by IS NOT NULL`),
    index("exhibition_block_removed")
      .on(t.removedAt)
      .where(sql`removed_at IS NOT NULL`),
  ],
);

/** Versions of an exhibition, each stored after an editing session. */
export const exhibitionVersion = pgTable(
  "exhibition_version",
  {
    exhibitionId: key("exhibition_id")
      .notNull()
      .references(() => exhibition.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** Number of the last change that the version includes. */
    change: integer("change").notNull(),
    /** Author and time of the last change that the version includes. */
    by: key("by").references(() => member.id, { onDelete: "set null" }),
    at: moment("at").notNull(),
    title: text("title").notNull(),
    blockCount: integer("block_count").notNull(),
    state: jsonb("state").$type<ExhibitionText>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.exhibitionId, t.number] }),
    uniqueIndex("exhibition_version_change").on(t.exhibitionId, t.change),
    index("exhibition_version_of_member")
      .on(t.by)
      .where(sql`by IS NOT NULL`),
  ],
);
