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

/** Current or last stage of a job: reading and comparing, or writing works. */
export type JobStage = "READ" | "APPLY";

/** Status of works that an import adds. */
export type NewWorks = "DRAFT" | "PUBLISHED";

/** Whether an import copies images from other sites. */
export type RemotePictures = "COPY" | "KEEP";

/** Outcome of a row of an import. */
export type ImportFate = "ADDED" | "CHANGED" | "UNCHANGED" | "REFUSED";

/** Imports that users begin in the dashboard; the server runs them in the background. */
export const importJob = pgTable(
  "import_job",
  {
    importId: key("import_id")
      .primaryKey()
      .references(() => importRun.id, { onDelete: "cascade" }),
    /** User who began it; null once deleted. */
    memberId: key("member_id").references(() => member.id, { onDelete: "set null" }),
    stage: text("stage").$type<JobStage>().notNull(),
    /** URL of the source; null for an upload. */
    address: text("address"),
    newWorks: text("new_works").$type<NewWorks>().notNull().default("PUBLISHED"),
    remotePictures: text("remote_pictures").$type<RemotePictures>().notNull().default("COPY"),
    /** Language of records whose source contains none. */
    recordLanguage: text("record_language"),
    /** User's settings for reading the table. */
    tableSettings: jsonb("table_settings").notNull().default({}),
    /** Number of changes of the reading settings, so that results of an earlier round are recognized. */
    round: integer("round").notNull().default(1),
    isWaiting: boolean("is_waiting").notNull().default(true),
    /** Time at which the job entered the queue. */
    queuedAt: moment("queued_at").notNull().defaultNow(),
    /** Server process that holds the lease; null if none does. */
    worker: text("worker"),
    found: text("found"),
    failure: text("failure"),
    reading: jsonb("reading").$type<ImportReading>(),
    /** Messages about how the source was read, and about omitted parts. */
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

/** Result of an import for each row, planned or actual. */
export const importRow = pgTable(
  "import_row",
  {
    importId: key("import_id")
      .notNull()
      .references(() => importRun.id, { onDelete: "cascade" }),
    /** Position in the source, from 0. */
    sequence: integer("sequence").notNull(),
    /** Row number as in a spreadsheet; null if there is none. */
    row: integer("row"),
    identifier: text("identifier"),
    title: text("title"),
    fate: text("fate").$type<ImportFate>().notNull(),
    /** Changes of the fields, as display texts. */
    changes: jsonb("changes").$type<FieldTexts[]>(),
    code: text("code"),
    message: text("message"),
    /** Label of the refused column, and its cell. */
    column: text("column_label"),
    cell: text("cell"),
    /** Cells of a refused row, as read. */
    cells: jsonb("cells").$type<string[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.sequence] }),
    index("import_row_by_fate").on(t.importId, t.fate, t.sequence),
    check("import_row_fate", sql`fate IN ('ADDED', 'CHANGED', 'UNCHANGED', 'REFUSED')`),
  ],
);

/** Column mappings by the shape of the table, from its last import. */
export const importMapping = pgTable("import_mapping", {
  shape: text("shape").primaryKey(),
  columns: jsonb("columns").notNull(),
  /**
   * Column, counted from 1, from which the import derives identifiers; 0 for row numbers; null if a column contains
   * them.
   */
  identifiersFrom: integer("identifiers_from"),
});
