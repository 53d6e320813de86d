import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";
import { member } from "./people.ts";

/** Whether a tour is live. */
export type TourState = "LIVE" | "ENDED";

/** Tours: a presenter shows others their view. */
export const tour = pgTable(
  "tour",
  {
    id: key("id").primaryKey(),
    /** Code that others type to join the tour. */
    code: key("code").notNull(),
    title: text("title").notNull(),
    presenterId: key("presenter_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    state: text("state").$type<TourState>().notNull().default("LIVE"),
    startedAt: moment("started_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    /** Time at which its presenter was last present. */
    seenAt: moment("seen_at").notNull().defaultNow(),
    /** Last stored view, and its sequence number. */
    view: text("view").notNull(),
    sequence: integer("sequence").notNull().default(0),
    /** Counts edits. */
    version: integer("version").notNull().default(1),
    /** Last message; the number distinguishes repeated messages with the same text. */
    words: text("words"),
    wordsNumber: integer("words_number").notNull().default(0),
    /** Member who holds the lens in place of the presenter. */
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

/** Participants with a raised hand. */
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

/** Views and messages of a tour. Ids ascend in the order of events; `place` is the replay order. */
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
