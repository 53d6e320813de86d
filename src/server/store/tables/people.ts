import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Role } from "../roles.ts";
import type { SavedFilter, SavedOrder } from "../saved-filter.ts";
import { work } from "./works.ts";
import { key, moment } from "./column-types.ts";

/**
 * Members and visitors. An anonymous visitor is identified by the hash of a token in a cookie; all others have a name.
 */
export const member = pgTable(
  "member",
  {
    id: key("id").primaryKey(),
    role: text("role").$type<Role>().notNull().default("VISITOR"),
    name: text("name"),
    tokenHash: text("token_hash"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Day of an anonymous visitor's last visit. */
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("member_token").on(t.tokenHash),
    index("visitor_seen")
      .on(t.seenAt)
      .where(sql`role = 'VISITOR'`),
    check("member_role", sql`role IN ('VISITOR', 'MEMBER', 'CURATOR', 'OWNER')`),
    check("member_known", sql`role = 'VISITOR' OR name IS NOT NULL`),
  ],
);

/** Works that members marked as favourites; the highest `sequence` was marked last. */
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
    /** Newest work at the time of the last visit. */
    seen: key("seen"),
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
  },
  (t) => [uniqueIndex("saved_search_order").on(t.memberId, t.sequence)],
);
