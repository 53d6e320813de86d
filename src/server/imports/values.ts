import { isWebAddress } from "../../record/work-rules.ts";
import { numericDate } from "../../record/dates/parse-date.ts";

/** Values parsed from a cell; `exact` tells whether the cell's text can be restored from them. */
export type Parsed<Value> = { value: Value; exact: boolean };

/** Possible value separators. */
export const marks = ["|", ";", ",", "/", "\n"] as const;
export type Mark = (typeof marks)[number];

/** Value separators of DSpace and Hyrax that contain `|`. */
const longBars = ["||", "|~|"];

/** Returns the trimmed values in a cell, without blank ones. */
export function parseList(cell: string, mark: Mark | null): Parsed<string[]> {
  const value = (mark === null ? [cell] : cell.split(mark === "|" ? /\|(?:~?\|)?/ : mark))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const joints = mark === null ? [""] : [mark, `${mark} `, ` ${mark} `];
  if (mark === "|") joints.push(...longBars);
  return { value, exact: joints.some((joint) => value.join(joint) === cell) };
}

/** Returns the trimmed file names or web addresses in a cell. */
export function parseFiles(cell: string, mark: Mark | null): string[] {
  const addresses = addressesIn(cell.trim());
  return addresses.every(isWebAddress) ? addresses : parseList(cell, mark).value;
}

/** Splits a text at web addresses; a separator within an address does not end it. */
function addressesIn(text: string): string[] {
  const starts = [...text.matchAll(/https?:\/\//gi)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && /[|;,\s]/.test(text[index - 1] ?? ""));
  return [0, ...starts].map((start, at) => {
    const part = text.slice(start, starts[at]).trimEnd();
    return starts[at] === undefined ? part : part.replace(/[|;,]$/, "").trimEnd();
  });
}

/** Offset of the full-width digits in Japanese and Chinese texts. */
const wideDigits = 0xfee0;

/** Parses a year, negative before the common era, or the year of a numeric date; null otherwise, even `0`, `c.1785`. */
export function parseYear(cell: string): Parsed<number | null> {
  const plain = cell
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - wideDigits))
    .trim()
    .toLowerCase();
  const year = /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) : numericDate(plain);
  return { value: year || null, exact: String(year) === cell };
}
