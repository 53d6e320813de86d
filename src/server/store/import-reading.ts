import type { WorkField } from "./work-difference.ts";

/** Confidence of a detected setting. */
export type Sureness = "ASKED" | "CERTAIN" | "LIKELY";

/** How the server reads the table of an import, as shown to the user who imports it. */
export type ImportReading = {
  /** Null for a spreadsheet, as are the next three fields. */
  encoding: string | null;
  encodingSureness: Sureness | null;
  delimiter: string | null;
  /** Empty if there is none. */
  quote: string | null;
  /** Null for a text file. */
  sheet: string | null;
  otherSheets: string[];
  /** Row number as in a spreadsheet; 0 if there is no header row. */
  headerRow: number;
  headerRowSureness: Sureness;
  columns: ImportColumn[];
  /**
   * Column, counted from 1, from which the import derives identifiers; 0 for row numbers; null if a column contains
   * them.
   */
  identifiersFrom: number | null;
  /** Whether the column mapping comes from an earlier import. */
  isRemembered: boolean;
};

/** One column of the table. */
export type ImportColumn = {
  label: string;
  /** Name of the field that the column contains; null if the import stores it under its own label. */
  field: string | null;
  mark: string | null;
  /** First cells of the column. */
  sample: string[];
};

/** Change of one field, as display texts. */
export type FieldTexts = { field: WorkField; before: string[]; after: string[] };

/** Work as the import would write it. */
export type ImportSample = {
  identifier: string;
  title: string;
  creators: string[];
  date: string | null;
  fields: { field: WorkField; value: string[] }[];
  pictures: string[];
};
