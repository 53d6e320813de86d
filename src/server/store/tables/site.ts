import { jsonb, pgTable } from "drizzle-orm/pg-core";
import { key } from "./column-types.ts";

/** What the owner decided about the site, by name; what is not there is as the program has it. */
export const siteSetting = pgTable("site_setting", {
  name: key("name").primaryKey(),
  value: jsonb("value").notNull(),
});
