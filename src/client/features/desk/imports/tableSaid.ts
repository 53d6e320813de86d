import { graphql, readInlineData } from "react-relay";
import type { tableSaid_reading$key } from "../../../../../__generated__/relay/tableSaid_reading.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";

/** The field and the value separator of a column. */
export type ReadColumn = { number: number; field: ImportField | null; mark: string | null };

/** A corrected setting of a table; null lets the server detect it. */
export type Said = {
  encoding?: string | null;
  delimiter?: string | null;
  quote?: string | null;
  sheet?: string | null;
  headerRow?: number | null;
};

/**
 * Applies a corrected setting to all settings of a table. Visible settings stay unless they depend on the changed one.
 * The columns do depend on it; only a change of the encoding retains their corrections. Identifiers from row numbers
 * stay.
 *
 * @param reading the current reading; null if the table could not be read
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

/** Applies a corrected column. All other settings stay. */
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
    // A column with identifiers replaces generated identifiers.
    identifiersFrom: said.field === "IDENTIFIER" ? null : identifiersFrom,
    columns: columns.map((column) => {
      if (column.number === said.number) return said;
      const isTaken = column.field === said.field && !maySeveralSay(said.field);
      return isTaken ? { ...column, field: null, mark: null } : column;
    }),
  };
}

/** Applies the source of identifiers: a column number, starting at 1, or 0 for row numbers. */
export function identifiersSaid(
  reading: tableSaid_reading$key,
  draft: ImportTableInput | null,
  identifiersFrom: number | null,
): ImportTableInput {
  const now = read(reading).said;
  return { ...now, ...draft, columns: draft?.columns ?? now.columns, identifiersFrom };
}

/**
 * Counts the settings of a draft that differ from the reading. Each column counts separately.
 *
 * @param reading the current reading; null if the table could not be read
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

/** Whether a draft changes a setting on which the columns depend, so that the server detects them again. */
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

/** The fields that a column can have, in menu order. */
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

/** A field that a column can have. */
export type ImportField = (typeof importFields)[number]["id"];

/** Parses a field from the server; null for no field or one that this client does not know. */
export function importFieldOf(text: string | null | undefined): ImportField | null {
  return importFields.find(({ id }) => id === text)?.id ?? null;
}

/** Whether several columns may have the field, whose values the server then joins. True for no field. */
function maySeveralSay(field: ImportField | null): boolean {
  return field === null || field === "CREATORS" || field === "SUBJECTS" || field === "PLACES";
}

/** Whether a cell of the field may contain several values. */
export function mayHoldSeveral(field: ImportField | null): boolean {
  const known = importFields.find(({ id }) => id === field);
  return known !== undefined && "hasMark" in known;
}
