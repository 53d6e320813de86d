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

/** Through what works are changed. */
export type ChangeThrough = "IMPORT" | "SAMPLE" | "EDIT" | "BULK_EDIT" | "PUT_BACK" | "UNDO";

/** Who changes works: a member, whoever types commands where the site runs, or the site itself. */
export type ChangeActor = "MEMBER" | "COMMAND" | "SERVER";

/** Changes of works: one for each transaction that changes some, however many. */
export const workChange = pgTable(
  "work_change",
  {
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    at: moment("at").notNull().defaultNow(),
    through: text("through").$type<ChangeThrough>().notNull(),
    actor: text("actor").$type<ChangeActor>().notNull(),
    /** Null unless the actor is a member, and once that member is no more. */
    memberId: key("member_id").references(() => member.id, { onDelete: "set null" }),
    /** The import that made the change, or that was undone by it. */
    importId: key("import_id").references(() => importRun.id, { onDelete: "set null" }),
    /** The revision that was put back. */
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
 * What each change made different in a work. That a work was added is not told here but by `work.added_in`, so that
 * bringing many in costs nothing. No references: they would be checked row by row, and nobody deletes changes.
 */
export const workRevision = pgTable(
  "work_revision",
  {
    workId: key("work_id").notNull(),
    /** From 2 on: a work begins with its first revision. */
    number: integer("number").notNull(),
    changeId: bigint("change_id", { mode: "number" }).notNull(),
    /** What the changed fields were before. */
    before: jsonb("before").$type<StoredValues>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workId, t.number] }),
    index("work_revision_of_change").on(t.changeId),
  ],
);

/** How far the undoing of an import is; there is one for each import that is, or was, undone. */
export const importUndo = pgTable("import_undo", {
  importId: key("import_id")
    .primaryKey()
    .references(() => importRun.id, { onDelete: "cascade" }),
  /** Whether what was edited after the import stays as it is. */
  keepLaterEdits: boolean("keep_later_edits").notNull(),
  actor: text("actor").$type<ChangeActor>().notNull(),
  memberId: key("member_id").references(() => member.id, { onDelete: "set null" }),
  /** The change of the import that was undone last, as a whole; they are undone from the last to the first. */
  undoneChange: bigint("undone_change", { mode: "number" }),
  /** The work that was dealt with last in the change that is undone now; null at its beginning. */
  undoneWork: key("undone_work"),
  /** How many additions and changes of works there are to undo, and how many are dealt with. */
  worksTotal: integer("works_total").notNull(),
  worksDone: integer("works_done").notNull().default(0),
  takenOut: integer("taken_out").notNull().default(0),
  putBack: integer("put_back").notNull().default(0),
  kept: integer("kept").notNull().default(0),
  startedAt: moment("started_at").notNull().defaultNow(),
  finishedAt: moment("finished_at"),
});
