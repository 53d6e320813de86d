/**
 * Cells of an exported table. Spreadsheet programs execute a cell that begins like a formula; an apostrophe in front of
 * it prevents that. Reading removes exactly one such apostrophe, so every text survives the round trip.
 */
const needsMark = /^['=+\-@\t\r\n＝＋－＠]/;
const isNumber = /^-?\d+(\.\d+)?$/;

/** Returns the cell for a value, so that no program executes it as a formula. */
export function guardCell(value: string): string {
  return needsMark.test(value) && !isNumber.test(value) ? `'${value}` : value;
}

/** Reverts `guardCell`. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

/** Returns a row of CSV with its line end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guardCell(cell))).join(",")}\r\n`;
}

function quoted(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Returns the cell for a text or null: null is an empty cell, and an empty text is `\e`. */
export function writeText(value: string | null): string {
  if (value === null) return "";
  if (value === "") return "\\e";
  return /^\\+e$/.test(value) ? `\\${value}` : value;
}

/** Reverts `writeText`. */
export function readText(cell: string): string | null {
  if (cell === "") return null;
  if (cell === "\\e") return "";
  return /^\\+e$/.test(cell) ? cell.slice(1) : cell;
}

/** Returns the cell for several texts or nulls, separated by `|`. A list of only nulls is an empty cell. */
export function writeList(values: readonly (string | null)[]): string {
  if (values.every((value) => value === null)) return "";
  return values
    .map((value) => (value === "" ? "\\e" : (value ?? "").replace(/[\\|]/g, "\\$&")))
    .join("|");
}

/** Reverts `writeList`, except that a list of only nulls becomes an empty list. */
export function readList(cell: string): (string | null)[] {
  if (cell === "") return [];
  const parts = [""];
  for (const [token] of cell.matchAll(/\\[^]|[^\\|]+|[\\|]/g)) {
    if (token === "|") parts.push("");
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts.map((part) => {
    if (part === "") return null;
    return part === "\\e" ? "" : part.replace(/\\([^])/g, "$1");
  });
}
