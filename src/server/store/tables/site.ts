import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment, transaction } from "./column-types.ts";

/** Settings that the owner changed, by name; the program has defaults for the others. */
export const siteSetting = pgTable("site_setting", {
  name: key("name").primaryKey(),
  value: jsonb("value").notNull(),
});

/** Store events of the last minutes, for processes that receive no notifications. */
export const announcement = pgTable(
  "announcement",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transaction("transaction")
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** As JSON. */
    event: text("event").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [index("announcement_transaction").on(t.transaction)],
);
