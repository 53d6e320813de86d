import type { WorkInput } from "../work-input.ts";
import { cut, fold, longestWord, words } from "./fold.ts";

/** How much of one work is searchable; PostgreSQL allows a megabyte. */
const mostWords = 20_000;

/**
 * The text search vector of a work, as PostgreSQL writes one. Each word has one position for each
 * weight it occurs with: 1 for A (identifier, title), 2 for B (creators), 3 for C (type, technique,
 * subjects, places, date), 4 for D (all else). PostgreSQL's own parser is not asked: it takes
 * `arm/arms` for a file name, and it differs with the locale.
 */
export function searchDocument(work: WorkInput): string {
  const weights = new Map<string, Set<string>>();
  const add = (position: string, found: Iterable<string>) => {
    for (const word of found) {
      const known = weights.get(word);
      if (known) known.add(position);
      else if (weights.size < mostWords) weights.set(word, new Set([position]));
    }
  };
  add("1A", identifierWords(work.identifier));
  add("1A", textWords(work.title));
  for (const { name, role } of work.creators) {
    add("2B", textWords(name));
    if (role !== null) add("4D", textWords(role));
  }
  for (const text of [work.workType, work.technique, work.date, ...work.subjects, ...work.places]) {
    if (text !== null) add("3C", textWords(text));
  }
  for (const text of otherTexts(work)) add("4D", textWords(text));
  return [...weights].map(([word, places]) => `'${word}':${[...places].join(",")}`).join(" ");
}

/** What a word in an identifier may be looked for as: `27.474A` gives 27, 474a, 27474a, 474 and a. */
export function identifierWords(identifier: string): Set<string> {
  const parts = words(identifier);
  const runs = words(fold(identifier).replace(/(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/gu, " "));
  return new Set([...parts, ...runs, joined(parts)].filter((word) => word !== ""));
}

/** The parts of an identifier as one word. */
export function joined(parts: readonly string[]): string {
  return cut(parts.join(""), longestWord);
}

/** The words of a text; one with an apostrophe also as one word, so that `obrien` finds O'Brien. */
function textWords(text: string): string[] {
  const found = words(text);
  return /['’ʼ]/.test(text) ? [...found, ...words(text.replace(/['’ʼ]/g, ""))] : found;
}

function* otherTexts(work: WorkInput): Generator<string> {
  if (work.description !== null) yield work.description;
  if (work.creditLine !== null) yield work.creditLine;
  if (work.dimensions) yield work.dimensions.text;
  if (work.rights) yield work.rights.label;
  for (const { values } of work.metadata) yield* values;
  for (const { alt, caption } of work.images) {
    if (alt !== null) yield alt;
    if (caption !== null) yield caption;
  }
}
