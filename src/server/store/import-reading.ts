import type { WorkField } from "./work-difference.ts";

/** How sure a finding is. */
export type Sureness = "ASKED" | "CERTAIN" | "LIKELY";

/** How the table of an import is read, as it is kept for whoever imports it. */
export type ImportReading = {
  /** Null for a spreadsheet, as the three below. */
  encoding: string | null;
  encodingSureness: Sureness | null;
  delimiter: string | null;
  /** Empty if there is none. */
  quote: string | null;
  /** Null for a text. */
  sheet: string | null;
  otherSheets: string[];
  /** As a spreadsheet counts; 0 if there is none. */
  headerRow: number;
  headerRowSureness: Sureness;
  columns: ImportColumn[];
  /** The column, counted from 1, that identifiers are made from; 0 if they number the rows; null if a column has them. */
  identifiersFrom: number | null;
  /** Whether what the columns say comes from an earlier import. */
  isRemembered: boolean;
};

/** One column of it. */
export type ImportColumn = {
  label: string;
  /** What it says, as readers call it; null if it is kept under its own name. */
  field: string | null;
  mark: string | null;
  /** Its first cells. */
  sample: string[];
};

/** What becomes of one field, in texts fit for showing. */
export type FieldTexts = { field: WorkField; before: string[]; after: string[] };

/** A work as an import would bring it in. */
export type ImportSample = {
  identifier: string;
  title: string;
  creators: string[];
  date: string | null;
  fields: { field: WorkField; value: string[] }[];
  pictures: string[];
};
