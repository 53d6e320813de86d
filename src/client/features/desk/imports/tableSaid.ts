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
 * The whole of what is said of a table once one thing is said otherwise: what somebody sees stays, unless it hangs on
 * what was changed. The columns' meanings do, for they may have other names.
 *
 * @param reading how it is read now; null if it could not be read
 * @param before what was said since then, and is not read yet
 */
export function tableSaid(
  reading: tableSaid_reading$key | null,
  before: ImportTableInput | null,
  said: Said,
): ImportTableInput {
  const now = reading && read(reading);
  const { columns: _, headerRow, ...written } = before ?? now?.said ?? {};
  const isHeaderAsked = before !== null || now?.isHeaderAsked;
  const isHeaderKept = isHeaderAsked && headerRow != null && said.sheet === undefined;
  return { ...written, ...(isHeaderKept && { headerRow }), ...said };
}

/** The same once one of its columns is read otherwise; all else stays as it is. */
export function columnSaid(
  reading: tableSaid_reading$key,
  before: ImportTableInput | null,
  said: ReadColumn,
): ImportTableInput {
  const now = read(reading).said;
  const columns = before?.columns ?? now.columns;
  return {
    ...(before ?? now),
    columns: columns.map((column) => (column.number === said.number ? said : column)),
  };
}

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
  return {
    said: {
      encoding: encoding ?? null,
      delimiter: delimiter ?? null,
      quote: quote ?? null,
      sheet: sheet ?? null,
      headerRow,
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

/** Whether a cell of the field may hold several values. */
export function mayHoldSeveral(field: ImportField | null): boolean {
  const known = importFields.find(({ id }) => id === field);
  return known !== undefined && "hasMark" in known;
}
