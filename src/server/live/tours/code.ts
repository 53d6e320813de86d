import { randomInt } from "node:crypto";

/** Letters and digits that are not taken for one another, without vowels, so that no code is a word. */
const signs = "23456789bcdfghjkmnpqrstvwxz";
const length = 8;

/** A code of 27⁸, some 280 billion; `Attempts` says how long it takes to guess one. */
export function makeTourCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
}

/** What somebody typed as a code, without what people put in between; null if it can be none. */
export function readTourCode(typed: string): string | null {
  if (typed.length > 40) return null;
  const code = typed.toLowerCase().replace(/[\s-]/g, "");
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : null;
}
