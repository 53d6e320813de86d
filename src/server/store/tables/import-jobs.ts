import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from "drizzle-orm/pg-core";
import type { FieldTexts, ImportReading, ImportSample } from "../import-reading.ts";
import { key, moment } from "./column-types.ts";
import { importRun } from "./imports.ts";
import { member } from "./people.ts";

/** What a job does next, or did last: read and compare, or bring in. */
export type JobStage = "READ" | "APPLY";

/** The status an import gives to works it adds. */
export type NewWorks = "DRAFT" | "PUBLISHED";

/** Whether pictures on other sites are copied in. */
export type RemotePictures = "COPY" | "KEEP";

/** What becomes of a row of an import. */
export type ImportFate = "ADDED" | "CHANGED" | "UNCHANGED" | "REFUSED";

/** What an import has that was begun at the desk: the server works on it by itself. */
export const importJob = pgTable(
  "import_job",
  {
    importId: key("import_id")
      .primaryKey()
      .references(() => importRun.id, { onDelete: "cascade" }),
    /** Who began it; null once they are no more. */
    memberId: key("member_id").references(() => member.id, { onDelete: "set null" }),
    stage: text("stage").$type<JobStage>().notNull(),
    /** The address it is read from; null if it was uploaded. */
    address: text("address"),
    newWorks: text("new_works").$type<NewWorks>().notNull().default("PUBLISHED"),
    remotePictures: text("remote_pictures").$type<RemotePictures>().notNull().default("COPY"),
    /** The language of the records of works whose source says none. */
    recordLanguage: text("record_language"),
    /** What was said of how its table is read. */
    tableSettings: jsonb("table_settings").notNull().default({}),
    /** Counts how often it was said anew how it is read, so that an older reading is known as such. */
    round: integer("round").notNull().default(1),
    isWaiting: boolean("is_waiting").notNull().default(true),
    /** When its turn began to be waited for. */
    queuedAt: moment("queued_at").notNull().defaultNow(),
    /** The server process that works on it; null if none does. */
    worker: text("worker"),
    found: text("found"),
    failure: text("failure"),
    reading: jsonb("reading").$type<ImportReading>(),
    /** Sentences about how it was read, and about what of it is left out. */
    notes: jsonb("notes").$type<string[]>(),
    samples: jsonb("samples").$type<ImportSample[]>(),
    rowsPerSecond: real("rows_per_second"),
    currentTitle: text("current_title"),
  },
  (t) => [
    index("import_job_of_member")
      .on(t.memberId)
      .where(sql`member_id IS NOT NULL`),
    check("import_job_stage", sql`stage IN ('READ', 'APPLY')`),
    check("import_job_new_works", sql`new_works IN ('DRAFT', 'PUBLISHED')`),
    check("import_job_remote_pictures", sql`remote_pictures IN ('COPY', 'KEEP')`),
  ],
);

/** What an import would do, or did, with each row. */
export const importRow = pgTable(
  "import_row",
  {
    importId: key("import_id")
      .notNull()
      .references(() => importRun.id, { onDelete: "cascade" }),
    /** Its place in the source, from 0. */
    sequence: integer("sequence").notNull(),
    /** As a spreadsheet counts; null for what has no row. */
    row: integer("row"),
    identifier: text("identifier"),
    title: text("title"),
    fate: text("fate").$type<ImportFate>().notNull(),
    /** What becomes different, in texts. */
    changes: jsonb("changes").$type<FieldTexts[]>(),
    code: text("code"),
    message: text("message"),
    /** The label of the column that is refused, and its cell. */
    column: text("column_label"),
    cell: text("cell"),
    /** The cells of a refused row, as they were read. */
    cells: jsonb("cells").$type<string[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.sequence] }),
    index("import_row_by_fate").on(t.importId, t.fate, t.sequence),
    check("import_row_fate", sql`fate IN ('ADDED', 'CHANGED', 'UNCHANGED', 'REFUSED')`),
  ],
);

/** What the columns of tables of one shape say, as it was when such a table was brought in last. */
export const importMapping = pgTable("import_mapping", {
  shape: text("shape").primaryKey(),
  columns: jsonb("columns").notNull(),
  /** The column, counted from 1, that identifiers are made from; 0 if they number the rows; null if a column has them. */
  identifiersFrom: integer("identifiers_from"),
});
