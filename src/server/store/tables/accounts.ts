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

/** Sign-in credentials of members. */
export const account = pgTable(
  "account",
  {
    memberId: key("member_id")
      .primaryKey()
      .references(() => member.id, { onDelete: "cascade" }),
    /** As the member entered it; unique ignoring case. */
    email: text("email").notNull(),
    /** In the format of `hashPassword`. */
    passwordHash: text("password_hash").notNull(),
  },
  (t) => [uniqueIndex("account_email").on(sql`lower(${t.email})`)],
);

/** Sessions of signed-in members in browsers, identified by the hash of the token in a cookie. */
export const session = pgTable(
  "session",
  {
    id: key("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    memberId: key("member_id")
      .notNull()
      .references(() => member.id, { onDelete: "cascade" }),
    /** Short description of the browser and the system. */
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

/** Purpose of a one-time link: to create an account or raise a role, or to set a new password. */
export type LinkPurpose = "JOIN" | "PASSWORD";

/** One-time links, identified by the hash of their token. */
export const oneTimeLink = pgTable(
  "one_time_link",
  {
    id: key("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** Role that the link grants, for an invitation. */
    role: text("role").$type<Role>(),
    /** Member whose password the link changes, for a password link. */
    memberId: key("member_id").references(() => member.id, { onDelete: "cascade" }),
    /** Recipient, as entered by the creator of the link. */
    note: text("note").notNull(),
    /** Whether the server or a command printed the link for its operator. */
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

/** Networks from which members signed in: failed attempts from there do not count towards the account's limit. */
export const accountNetwork = pgTable(
  "account_network",
  {
    memberId: key("member_id")
      .notNull()
      .references(() => account.memberId, { onDelete: "cascade" }),
    /** SHA-256 of the member and the network. */
    networkHash: text("network_hash").notNull(),
    /** Time of the member's last sign-in from there. */
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.networkHash] }),
    index("account_network_seen").on(t.seenAt),
  ],
);

/** Counters of the rate limits; `RateLimiterDrizzle` defines the column names. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    key: key("key").primaryKey(),
    points: bigint("points", { mode: "number" }).notNull(),
    expire: moment("expire").notNull(),
  },
  (t) => [index("rate_limit_expire").on(t.expire)],
);
