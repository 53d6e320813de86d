import { randomInt } from "node:crypto";

/** Letters and digits that cannot be confused with one another, without vowels, so that no code is a word. */
const signs = "23456789bcdfghjkmnpqrstvwxz";
const length = 8;

/** Returns a random code, one of 27⁸ (some 280 billion). `Attempts` states how long it takes to guess one. */
export function makeTourCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
}

/** Normalizes a code that a user typed: removes spaces and hyphens. Returns null if it cannot be a code. */
export function readTourCode(typed: string): string | null {
  if (typed.length > 40) return null;
  const code = typed.toLowerCase().replace(/[\s-]/g, "");
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : null;
}
