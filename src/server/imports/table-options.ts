import { fields } from "./columns.ts";
import { ImportFailure } from "./import-failure.ts";
import { readTableSettings } from "./table-settings.ts";
import type { TableSettings } from "./table-settings.ts";

/** Command-line options for reading a table. */
export const tableOptions = {
  encoding: { type: "string" },
  delimiter: { type: "string" },
  quote: { type: "string" },
  "header-row": { type: "string" },
  sheet: { type: "string" },
  identifiers: { type: "string" },
  column: { type: "string", multiple: true },
  values: { type: "string", multiple: true },
} as const;

export const tableUsage = `  --encoding NAME         the table's encoding, if it is not found out rightly, such as windows-1252
  --delimiter NAME        what separates cells: comma, semicolon, tab or bar
  --quote MARK            what stands around cells: ", ' or none
  --header-row NUMBER     the row that names the columns, 0 if there is none
  --sheet NAME            which sheet of a spreadsheet
  --identifiers COLUMN    makes identifiers from a column where no column has them; “rows” numbers the rows
  --column COLUMN=FIELD   what a column says, by its name or number; none keeps it beside the fields
  --values COLUMN=MARK    what stands between several values in its cells: | ; , / line or none
                          Fields: ${fields.join(", ")}
`;

type Values = Partial<Record<Exclude<keyof typeof tableOptions, "column" | "values">, string>> & {
  column?: string[];
  values?: string[];
};

const delimiters: Record<string, string> = { comma: ",", semicolon: ";", tab: "\t", bar: "|" };
const marks: Record<string, string | null> = { line: "\n", none: null };

/**
 * Converts command-line options to settings.
 *
 * @throws ImportFailure with the first invalid one
 */
export function settingsFromOptions(options: Values): TableSettings {
  const { encoding, delimiter, quote, sheet, identifiers, column = [], values = [] } = options;
  const row = options["header-row"];
  const columns = [
    ...column.map((text) => {
      const [of, name] = parted("column", text);
      return { column: of, field: name === "none" ? null : fieldNamed(name) };
    }),
    ...values.map((text) => {
      const [of, mark] = parted("values", text);
      return { column: of, mark: mark in marks ? marks[mark] : mark };
    }),
  ];
  return readTableSettings({
    ...(encoding !== undefined && { encoding }),
    ...(delimiter !== undefined && { delimiter: delimiters[delimiter] ?? delimiter }),
    ...(quote !== undefined && { quote }),
    ...(row !== undefined && { headerRow: Number(row) }),
    ...(sheet !== undefined && { sheet }),
    ...(identifiers !== undefined && {
      identifiersFrom: identifiers === "rows" ? 0 : columnNamed(identifiers),
    }),
    ...(columns.length > 0 && { columns }),
  });
}

/** Parses `Label=value`; the label may be a number, or contain an equals sign. */
function parted(option: string, text: string): [column: string | number, value: string] {
  const at = text.lastIndexOf("=");
  if (at < 1) {
    throw new ImportFailure(`--${option} needs a column and a value, such as --${option} 1=title.`);
  }
  const label = text.slice(0, at);
  return [columnNamed(label), text.slice(at + 1)];
}

/** Returns a column's number or name. */
function columnNamed(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text;
}

function fieldNamed(name: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  return fields.find((field) => plain(field) === plain(name)) ?? name;
}
