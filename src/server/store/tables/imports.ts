import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";

/** State of an import. */
export type ImportState =
  | "READING"
  | "CHECKED"
  | "RUNNING"
  | "INTERRUPTED"
  | "FAILED"
  | "DONE"
  | "UNDONE";

/** Import runs. */
export const importRun = pgTable(
  "import_run",
  {
    id: key("id").primaryKey(),
    /** Short name of the source: a file's name, never its path. */
    label: text("label").notNull(),
    /** Identical for two runs over the same source. */
    sourceKey: text("source_key").notNull(),
    state: text("state").$type<ImportState>().notNull(),
    rowsTotal: integer("rows_total"),
    rowsDone: integer("rows_done").notNull().default(0),
    added: integer("added").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    unchanged: integer("unchanged").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    startedAt: moment("started_at").notNull().defaultNow(),
    /** Time of the last heartbeat of the process that runs it. */
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

/** Problems with rows of an import. */
export const importProblem = pgTable(
  "import_problem",
  {
    importId: key("import_id")
      .notNull()
      .references(() => importRun.id, { onDelete: "cascade" }),
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    /** Line of the source, from 1; null if the problem concerns no single row. */
    row: integer("row"),
    identifier: text("identifier"),
    code: text("code").notNull(),
    message: text("message").notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.sequence] })],
);
