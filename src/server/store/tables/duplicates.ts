import { pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";

/** Works that look alike and that somebody told apart; with another one among them they are alike again. */
export const toldApart = pgTable("told_apart", {
  /** What they have in common. */
  groupKey: key("group_key").primaryKey(),
  workIds: text("work_ids").array().notNull(),
  at: moment("at").notNull().defaultNow(),
});
