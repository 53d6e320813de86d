import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { StoredValues } from "../work-states.ts";
import { key, moment } from "./column-types.ts";
import { importRun } from "./imports.ts";
import { member } from "./people.ts";

/** Channel through which works are changed. */
export type ChangeThrough = "IMPORT" | "SAMPLE" | "EDIT" | "BULK_EDIT" | "PUT_BACK" | "UNDO";

/** Actor that changes works: a member, a command on the server's machine, or the server itself. */
export type ChangeActor = "MEMBER" | "COMMAND" | "SERVER";

/**
 * Changes of works. One row usually covers all works that a transaction changes; a bulk edit uses one row for several
 * transactions.
 */
export const workChange = pgTable(
  "work_change",
  {
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    at: moment("at").notNull().defaultNow(),
    through: text("through").$type<ChangeThrough>().notNull(),
    actor: text("actor").$type<ChangeActor>().notNull(),
    /** Null for other actors and for deleted members. */
    memberId: key("member_id").references(() => member.id, { onDelete: "set null" }),
    /** Import that made the change, or that the change undid. */
    importId: key("import_id").references(() => importRun.id, { onDelete: "set null" }),
    /** Number of the revision that the change restored. */
    restored: integer("restored"),
  },
  (t) => [
    index("work_change_of_import").on(t.importId, t.id),
    index("work_change_of_member")
      .on(t.memberId)
      .where(sql`member_id IS NOT NULL`),
    check(
      "work_change_through",
      sql`through IN ('IMPORT', 'SAMPLE', 'EDIT', 'BULK_EDIT', 'PUT_BACK', 'UNDO')`,
    ),
    check("work_change_actor", sql`actor IN ('MEMBER', 'COMMAND', 'SERVER')`),
  ],
);

/**
 * Replaced values of each change of a work. The creation of a work has no row here but only `work.added_in`, so that
 * imports of new works write no revisions. There are no foreign keys: PostgreSQL would check them row by row, and
 * nothing deletes changes.
 */
export const workRevision = pgTable(
  "work_revision",
  {
    workId: key("work_id").notNull(),
    /** Number from 2 on: the creation of a work is its first revision. */
    number: integer("number").notNull(),
    changeId: bigint("change_id", { mode: "number" }).notNull(),
    /** Values of the changed fields before the change. */
    before: jsonb("before").$type<StoredValues>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workId, t.number] }),
    index("work_revision_of_change").on(t.changeId),
  ],
);

/** Progress of undoing imports, with a row for each import whose undo was requested. */
export const importUndo = pgTable("import_undo", {
  importId: key("import_id")
    .primaryKey()
    .references(() => importRun.id, { onDelete: "cascade" }),
  /** Whether works retain edits made after the import. */
  keepLaterEdits: boolean("keep_later_edits").notNull(),
  actor: text("actor").$type<ChangeActor>().notNull(),
  memberId: key("member_id").references(() => member.id, { onDelete: "set null" }),
  /** Last change of the import that is completely undone; the order is from last to first. */
  undoneChange: bigint("undone_change", { mode: "number" }),
  /** Last processed work of the change in progress; null at its beginning. */
  undoneWork: key("undone_work"),
  /** Number of additions and changes of works to undo, and how many are processed. */
  worksTotal: integer("works_total").notNull(),
  worksDone: integer("works_done").notNull().default(0),
  takenOut: integer("taken_out").notNull().default(0),
  putBack: integer("put_back").notNull().default(0),
  kept: integer("kept").notNull().default(0),
  startedAt: moment("started_at").notNull().defaultNow(),
  finishedAt: moment("finished_at"),
});
