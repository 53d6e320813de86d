import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";

/** How far an import is. */
export type ImportState =
  | "READING"
  | "CHECKED"
  | "RUNNING"
  | "INTERRUPTED"
  | "FAILED"
  | "DONE"
  | "UNDONE";

/** Runs that bring works in. */
export const importRun = pgTable(
  "import_run",
  {
    id: key("id").primaryKey(),
    /** What is brought in, in a word: a file's name, never its path. */
    label: text("label").notNull(),
    /** The same for two runs over the same source. */
    sourceKey: text("source_key").notNull(),
    state: text("state").$type<ImportState>().notNull(),
    rowsTotal: integer("rows_total"),
    rowsDone: integer("rows_done").notNull().default(0),
    added: integer("added").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    unchanged: integer("unchanged").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    startedAt: moment("started_at").notNull().defaultNow(),
    /** When the process that runs it last gave a sign of life. */
    aliveAt: moment("alive_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (t) => [
    index("import_running")
      .on(t.id)
      .where(sql`state = 'RUNNING'`),
    check(
      "import_state",
      sql`state IN ('READING', 'CHECKED', 'RUNNING', 'INTERRUPTED', 'FAILED', 'DONE', 'UNDONE')`,
    ),
  ],
);

/** What was wrong with rows of an import. */
export const importProblem = pgTable(
  "import_problem",
  {
    importId: key("import_id")
      .notNull()
      .references(() => importRun.id, { onDelete: "cascade" }),
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    /** Line of the source, from 1; null when the problem is not in one row. */
    row: integer("row"),
    identifier: text("identifier"),
    code: text("code").notNull(),
    message: text("message").notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.sequence] })],
);
