import type { Column } from "./columns.ts";
import type { FolderContents } from "./image-files.ts";
import { quoted } from "./quoted.ts";
import type { TableReading, Written } from "./table-reading.ts";

const delimiterNames: Record<string, string> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

/** Describes for the user how a table was read. */
export function howRead(reading: TableReading): string[] {
  const { written, headerRow, columns, identifiersFrom } = reading;
  const above =
    headerRow.sure !== "asked" && headerRow.value > 1
      ? [`The header is row ${headerRow.value}; rows above it were left out.`]
      : [];
  const made = identifiersFrom === null ? [] : [howIdentified(columns[identifiersFrom - 1])];
  return [howWritten(written), ...above, ...made];
}

/** @param column the column from which identifiers are generated; undefined if they are row numbers */
function howIdentified(column: Column | undefined): string {
  if (column === undefined) {
    return "Identifiers number the rows after the file's name: under another name all rows are other works, and after a row is added or removed in between, the later ones.";
  }
  return `Identifiers are made from ${quoted(column.label)}: a row in which it changes is another work.`;
}

function howWritten(written: Written): string {
  if (written.form === "spreadsheet") {
    const { sheet, otherSheets } = written;
    const others =
      otherSheets.length > 0
        ? ` Not read: ${shortList(otherSheets.map((name) => quoted(name)))}.`
        : "";
    return `Read the sheet ${quoted(sheet.value)}.${others}`;
  }
  const { encoding, delimiter, quote } = written;
  const around = quote.value === "'" ? ", some within apostrophes" : "";
  const cells = `cells separated by ${delimiterNames[delimiter.value] ?? delimiter.value}${around}`;
  if (encoding.sure !== "likely") return `Read as ${encoding.value}, ${cells}.`;
  return (
    `Read as ${encoding.value}, because it is not UTF-8; ${cells}. ` +
    "If letters came out wrong, say which encoding it is (--encoding NAME): that mends them."
  );
}

/** Describes the contents of a folder that are not imported. */
export function leftOut({ others, links }: FolderContents): string[] {
  const notes: string[] = [];
  if (others.length > 0) notes.push(`Left out, neither picture nor table: ${shortList(others)}.`);
  if (links.length > 0) notes.push(`Links not followed: ${shortList(links)}.`);
  return notes;
}

/** Returns the first five names of a list, and how many more there are. */
export function shortList(names: readonly string[]): string {
  return names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
}
