import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";
import { member } from "./people.ts";

/** Whether a tour is going on. */
export type TourState = "LIVE" | "ENDED";

/** Somebody shows others what they look at. */
export const tour = pgTable(
  "tour",
  {
    id: key("id").primaryKey(),
    /** What others type to follow it. */
    code: key("code").notNull(),
    title: text("title").notNull(),
    presenterId: key("presenter_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    state: text("state").$type<TourState>().notNull().default("LIVE"),
    startedAt: moment("started_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    /** When its presenter was last there. */
    seenAt: moment("seen_at").notNull().defaultNow(),
    /** The view that rested last, and its number. */
    view: text("view").notNull(),
    sequence: integer("sequence").notNull().default(0),
    /** Counts edits. */
    version: integer("version").notNull().default(1),
    /** What was said last; the number tells the same words said twice apart. */
    words: text("words"),
    wordsNumber: integer("words_number").notNull().default(0),
    /** Who holds the lens in the presenter's place. */
    lensId: key("lens_id").references(() => member.id, { onDelete: "set null" }),
    lensName: text("lens_name"),
  },
  (t) => [
    uniqueIndex("tour_code").on(t.code),
    index("tour_presenter").on(t.presenterId),
    index("tour_live")
      .on(t.seenAt)
      .where(sql`state = 'LIVE'`),
    index("tour_lens")
      .on(t.lensId)
      .where(sql`lens_id IS NOT NULL`),
    check("tour_state", sql`state IN ('LIVE', 'ENDED')`),
  ],
);

/** Those who want to say something. */
export const tourHand = pgTable(
  "tour_hand",
  {
    tourId: key("tour_id")
      .notNull()
      .references(() => tour.id, { onDelete: "cascade" }),
    memberId: key("member_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    raisedAt: moment("raised_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tourId, t.memberId] }),
    index("tour_hand_member").on(t.memberId),
  ],
);

/** What was shown or said; ids ascend in the order of happening, `place` is the order it is told in. */
export const tourStep = pgTable(
  "tour_step",
  {
    id: key("id").primaryKey(),
    tourId: key("tour_id")
      .notNull()
      .references(() => tour.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    /** Milliseconds since the tour started. */
    at: integer("at").notNull(),
    view: text("view").notNull(),
    caption: text("caption"),
  },
  (t) => [index("tour_step_order").on(t.tourId, t.place)],
);
