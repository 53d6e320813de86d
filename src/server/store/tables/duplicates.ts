import { pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";

/** Duplicate groups that a curator dismissed; a group becomes a duplicate again when another work joins it. */
export const toldApart = pgTable("told_apart", {
  /** Common property of the group. */
  groupKey: key("group_key").primaryKey(),
  workIds: text("work_ids").array().notNull(),
  at: moment("at").notNull().defaultNow(),
});
