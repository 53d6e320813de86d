/**
 * Cells of an exported table. Spreadsheet programs run a cell that begins like a formula; a quotation mark in front of it
 * keeps them from it. Reading takes one such mark away and nothing else, so every text comes back as it was.
 */
const needsMark = /^['=+\-@\t\r\n＝＋－＠]/;
const isNumber = /^-?\d+(\.\d+)?$/;

/** What a cell holds so that no program takes it for a formula. */
export function guardCell(value: string): string {
  return needsMark.test(value) && !isNumber.test(value) ? `'${value}` : value;
}

/** What `guardCell` was given. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

/** A row of CSV with its line end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guardCell(cell))).join(",")}\r\n`;
}

function quoted(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A text or nothing: nothing is an empty cell, and a text that is empty is `\e`. */
export function writeText(value: string | null): string {
  if (value === null) return "";
  if (value === "") return "\\e";
  return /^\\+e$/.test(value) ? `\\${value}` : value;
}

/** What `writeText` was given. */
export function readText(cell: string): string | null {
  if (cell === "") return null;
  if (cell === "\\e") return "";
  return /^\\+e$/.test(cell) ? cell.slice(1) : cell;
}

/** Several texts, or nothings, with `|` between them. A list of nothings alone is an empty cell. */
export function writeList(values: readonly (string | null)[]): string {
  if (values.every((value) => value === null)) return "";
  return values
    .map((value) => (value === "" ? "\\e" : (value ?? "").replace(/[\\|]/g, "\\$&")))
    .join("|");
}

/** What `writeList` was given, but for nothings alone: these are an empty list. */
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
