import { graphql, readInlineData } from "react-relay";
import type { tableSaid_reading$key } from "../../../../../__generated__/relay/tableSaid_reading.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";

/** What a column is read as. */
export type ReadColumn = { number: number; field: ImportField | null; mark: string | null };

/** One way in which a table is read otherwise than it is; null has it found out. */
export type Said = {
  encoding?: string | null;
  delimiter?: string | null;
  quote?: string | null;
  sheet?: string | null;
  headerRow?: number | null;
};

/**
 * All settings of a table once one of them is corrected: what somebody sees stays, unless it depends on what was changed.
 * The columns do, for they may be others; only corrections of them stay when the encoding is corrected. Identifiers from the
 * numbers of the rows stay.
 *
 * @param reading how it is read now; null if it could not be read
 * @param draft the corrections so far, or null
 */
export function tableSaid(
  reading: tableSaid_reading$key | null,
  draft: ImportTableInput | null,
  said: Said,
): ImportTableInput {
  const now = reading && read(reading);
  const { columns, identifiersFrom, headerRow, ...written } = draft ?? now?.said ?? {};
  const isHeaderAsked = draft !== null || now?.isHeaderAsked;
  const isHeaderKept = isHeaderAsked && headerRow != null && said.sheet === undefined;
  const isColumnsKept = draft !== null && said.encoding !== undefined;
  return {
    ...written,
    ...(isHeaderKept && { headerRow }),
    ...((isColumnsKept || identifiersFrom === 0) && { identifiersFrom }),
    ...(isColumnsKept && { columns }),
    ...said,
  };
}

/** The same once one of its columns is corrected; all else stays as it is. */
export function columnSaid(
  reading: tableSaid_reading$key,
  draft: ImportTableInput | null,
  said: ReadColumn,
): ImportTableInput {
  const now = read(reading).said;
  const { identifiersFrom, ...kept } = { ...now, ...draft };
  const columns = draft?.columns ?? now.columns;
  return {
    ...kept,
    // A column that has the identifiers takes the place of those that are made.
    identifiersFrom: said.field === "IDENTIFIER" ? null : identifiersFrom,
    columns: columns.map((column) => {
      if (column.number === said.number) return said;
      const isTaken = column.field === said.field && !maySeveralSay(said.field);
      return isTaken ? { ...column, field: null, mark: null } : column;
    }),
  };
}

/** The same once it is chosen what identifiers are made from: a column, counted from 1, or 0 for the rows' numbers. */
export function identifiersSaid(
  reading: tableSaid_reading$key,
  draft: ImportTableInput | null,
  identifiersFrom: number | null,
): ImportTableInput {
  const now = read(reading).said;
  return { ...now, ...draft, columns: draft?.columns ?? now.columns, identifiersFrom };
}

/**
 * How many settings of a draft differ from how a table is read, columns each by itself.
 *
 * @param reading how it is read now; null if it could not be read
 */
export function countCorrections(
  reading: tableSaid_reading$key | null,
  draft: ImportTableInput,
): number {
  const now = (reading && read(reading).said) ?? null;
  const settings = settingNames.filter((name) => isCorrected(name, now, draft));
  const columns = (draft.columns ?? []).filter(({ number, field, mark }) => {
    const before = now?.columns.find((column) => column.number === number);
    return field !== before?.field || mark !== before?.mark;
  });
  return settings.length + columns.length;
}

/** Whether a draft corrects something by which a table has other columns, so that they are found again. */
export function hasOtherColumns(reading: tableSaid_reading$key, draft: ImportTableInput): boolean {
  const now = read(reading).said;
  return columnSettings.some((name) => isCorrected(name, now, draft));
}

function isCorrected(
  name: (typeof settingNames)[number],
  now: ImportTableInput | null,
  draft: ImportTableInput,
): boolean {
  return draft[name] !== undefined && draft[name] !== (now?.[name] ?? null);
}

const columnSettings = ["delimiter", "quote", "sheet", "headerRow"] as const;
const settingNames = ["encoding", ...columnSettings, "identifiersFrom"] as const;

function read(key: tableSaid_reading$key) {
  const reading = readInlineData(
    graphql`
      fragment tableSaid_reading on ImportReading @inline {
        encoding
        delimiter
        quote
        sheet
        headerRow
        headerRowSureness
        identifiersFrom
        columns {
          number
          field
          mark
        }
      }
    `,
    key,
  );
  const { encoding, delimiter, quote, sheet, headerRow, headerRowSureness, columns } = reading;
  const { identifiersFrom } = reading;
  return {
    said: {
      encoding: encoding ?? null,
      delimiter: delimiter ?? null,
      quote: quote ?? null,
      sheet: sheet ?? null,
      headerRow,
      identifiersFrom: identifiersFrom ?? null,
      columns: columns.map(({ number, field, mark }) => ({
        number,
        field: importFieldOf(field),
        mark: mark ?? null,
      })),
    },
    isHeaderAsked: headerRowSureness === "ASKED",
  };
}

/** The fields of a work that a column can say, as people call them, in the order in which they are offered. */
export const importFields = [
  { id: "IDENTIFIER", label: "Identifier" },
  { id: "TITLE", label: "Title" },
  { id: "CREATORS", label: "Creators", hasMark: true },
  { id: "CREATOR_ROLES", label: "Creators' roles", hasMark: true },
  { id: "DATE", label: "Date" },
  { id: "YEAR", label: "Year" },
  { id: "EARLIEST_YEAR", label: "Earliest year" },
  { id: "LATEST_YEAR", label: "Latest year" },
  { id: "WORK_TYPE", label: "Work type" },
  { id: "TECHNIQUE", label: "Technique" },
  { id: "SUBJECTS", label: "Subjects", hasMark: true },
  { id: "PLACES", label: "Places", hasMark: true },
  { id: "DIMENSIONS", label: "Dimensions" },
  { id: "DESCRIPTION", label: "Description" },
  { id: "CREDIT_LINE", label: "Credit line" },
  { id: "RECORD_LANGUAGE", label: "Record language" },
  { id: "RIGHTS", label: "Rights" },
  { id: "IMAGES", label: "Images", hasMark: true },
  { id: "ALT", label: "Alternative text", hasMark: true },
  { id: "CAPTION", label: "Caption", hasMark: true },
] as const;

/** A field of a work that a column can say. */
export type ImportField = (typeof importFields)[number]["id"];

/** The field told from what the server says; null for none, and for one this program does not know. */
export function importFieldOf(text: string | null | undefined): ImportField | null {
  return importFields.find(({ id }) => id === text)?.id ?? null;
}

/** Whether several columns may say a field, or it is none; the server puts their values together. */
function maySeveralSay(field: ImportField | null): boolean {
  return field === null || field === "CREATORS" || field === "SUBJECTS" || field === "PLACES";
}

/** Whether a cell of the field may hold several values. */
export function mayHoldSeveral(field: ImportField | null): boolean {
  const known = importFields.find(({ id }) => id === field);
  return known !== undefined && "hasMark" in known;
}
