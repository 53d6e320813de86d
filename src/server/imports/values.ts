import { isWebAddress } from "../../record/work-rules.ts";
import { numericDate } from "../../record/dates/parse-date.ts";

/** Values parsed from a cell; `exact` says whether the cell can be told from them again. */
export type Parsed<Value> = { value: Value; exact: boolean };

/** What can separate several values in one cell. */
export const marks = ["|", ";", ",", "/", "\n"] as const;
export type Mark = (typeof marks)[number];

/** What DSpace and Hyrax put between values, in which `|` is a part of the mark. */
const longBars = ["||", "|~|"];

/** The values in a cell, apart from blank ones, without the space around them. */
export function parseList(cell: string, mark: Mark | null): Parsed<string[]> {
  const value = (mark === null ? [cell] : cell.split(mark === "|" ? /\|(?:~?\|)?/ : mark))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const joints = mark === null ? [""] : [mark, `${mark} `, ` ${mark} `];
  if (mark === "|") joints.push(...longBars);
  return { value, exact: joints.some((joint) => value.join(joint) === cell) };
}

/** The names of files in a cell, or addresses of the web, without the space around them. */
export function parseFiles(cell: string, mark: Mark | null): string[] {
  const addresses = addressesIn(cell.trim());
  return addresses.every(isWebAddress) ? addresses : parseList(cell, mark).value;
}

/** Parts of a text that begin as addresses of the web do; a mark within an address does not end it. */
function addressesIn(text: string): string[] {
  const starts = [...text.matchAll(/https?:\/\//gi)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && /[|;,\s]/.test(text[index - 1] ?? ""));
  return [0, ...starts].map((start, at) => {
    const part = text.slice(start, starts[at]).trimEnd();
    return starts[at] === undefined ? part : part.replace(/[|;,]$/, "").trimEnd();
  });
}

/** From a digit to the wide one that Japanese and Chinese texts have. */
const wideDigits = 0xfee0;

/** A whole year, negative before the common era, or that of a day in digits; null for anything else, `0` and `c.1785` too. */
export function parseYear(cell: string): Parsed<number | null> {
  const plain = cell
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - wideDigits))
    .trim()
    .toLowerCase();
  const year = /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) : numericDate(plain);
  return { value: year || null, exact: String(year) === cell };
}
