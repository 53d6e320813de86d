import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Role } from "../roles.ts";
import { key, moment } from "./column-types.ts";
import { member } from "./people.ts";

/** How members sign in. */
export const account = pgTable(
  "account",
  {
    memberId: key("member_id")
      .primaryKey()
      .references(() => member.id, { onDelete: "cascade" }),
    /** As its owner writes it; no two differ by case alone. */
    email: text("email").notNull(),
    /** As `hashPassword` writes it. */
    passwordHash: text("password_hash").notNull(),
  },
  (t) => [uniqueIndex("account_email").on(sql`lower(${t.email})`)],
);

/** Browsers in which somebody is signed in, each known by the hash of a token kept in a cookie. */
export const session = pgTable(
  "session",
  {
    id: key("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    memberId: key("member_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    /** The browser and the system, in a few words. */
    device: text("device").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("session_token").on(t.tokenHash),
    index("session_of_member").on(t.memberId),
    index("session_expiry").on(t.expiresAt),
  ],
);

/** What a link that works once is for: to make an account or raise a role, or to choose a new password. */
export type LinkPurpose = "JOIN" | "PASSWORD";

/** Links that work once, each known by the hash of the token in it. */
export const oneTimeLink = pgTable(
  "one_time_link",
  {
    id: key("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** What whoever follows it becomes, of those that invite. */
    role: text("role").$type<Role>(),
    /** Whose password it changes, of those that do. */
    memberId: key("member_id").references(() => member.id, { onDelete: "cascade" }),
    /** For whom it is, in the words of whoever made it. */
    note: text("note").notNull(),
    /** Whether the server or a command told it to whoever runs it. */
    isPrinted: boolean("is_printed").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [
    uniqueIndex("one_time_link_token").on(t.tokenHash),
    check("one_time_link_purpose", sql`purpose IN ('JOIN', 'PASSWORD')`),
    check("one_time_link_aim", sql`(purpose = 'JOIN') = (role IS NOT NULL)`),
    check("one_time_link_member", sql`(purpose = 'PASSWORD') = (member_id IS NOT NULL)`),
  ],
);

/** Networks from which members signed in: their wrong passwords do not count for the account's limit. */
export const accountNetwork = pgTable(
  "account_network",
  {
    memberId: key("member_id")
      .notNull()
      .references(() => account.memberId, { onDelete: "cascade" }),
    /** SHA-256 of the member and the network. */
    networkHash: text("network_hash").notNull(),
    /** When the member last signed in from there. */
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.networkHash] }),
    index("account_network_seen").on(t.seenAt),
  ],
);

/** Counters of the rate limits; `RateLimiterDrizzle` gives the columns their names. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    key: key("key").primaryKey(),
    points: bigint("points", { mode: "number" }).notNull(),
    expire: moment("expire").notNull(),
  },
  (t) => [index("rate_limit_expire").on(t.expire)],
);
