import { termKinds } from "./document.ts";
import type { Passage, Place, TermKind, WorkDocument } from "./document.ts";
import { cut, fold, longestWord, naturalKey, sortKey, words } from "../../text/fold.ts";
import { record } from "./segment.ts";

/** Columns of a work that the index reads. */
export type IndexedWork = {
  id: string;
  identifier: string;
  title: string;
  creators: readonly { name: string; role: string | null }[];
  date: string | null;
  earliestYear: number | null;
  latestYear: number | null;
  workType: string | null;
  technique: string | null;
  subjects: readonly string[];
  places: readonly string[];
  dimensions: { text: string } | null;
  description: string | null;
  creditLine: string | null;
  rights: { label: string } | null;
  metadata: readonly { values: readonly string[] }[];
  /** Alternative texts and captions of its images, and captions and descriptions of their details. */
  imageTexts: readonly string[];
  imageCount: number;
  stamp: number;
};

/** Maximum number of words indexed per work. */
const mostWords = 20_000;
/** Maximum length of a facet value, in UTF-16 code units. */
const longestTerm = 500;

/** Converts a work into the document that the index stores. */
export function workDocument(work: IndexedWork): WorkDocument {
  return {
    id: work.id,
    passages: passagesOf(work),
    identifierForms: identifierForms(work.identifier),
    terms: termsOf(work),
    keys: {
      title: sortKey(work.title),
      creator: sortKey(work.creators[0]?.name ?? null),
      identifier: naturalKey(work.identifier),
    },
    earliest: work.earliestYear,
    latest: work.latestYear,
    hasImage: work.imageCount > 0,
    stamp: work.stamp,
  };
}

/**
 * Returns the texts that match an identifier when typed: all of it, and the rest from each of its numbers and runs of
 * letters on, so that `N00530` is found by `00530`, and `27.474A` by `474a`.
 */
export function identifierForms(identifier: string): string[] {
  const folded = fold(cut(identifier, 4 * longestWord));
  const runs = folded.match(/\p{N}+|(?:(?!\p{N})[\p{L}])+/gu) ?? [];
  const forms = runs.map((_, at) => cut(runs.slice(at).join(""), longestWord));
  // A form without a digit, such as a letter at the end, identifies nothing.
  return [...new Set(forms.filter((form, at) => at === 0 || /\p{N}/u.test(form)))];
}

function passagesOf(work: IndexedWork): Passage[] {
  const passages: Passage[] = [];
  let left = mostWords;
  const add = (place: Place, text: string | null) => {
    if (text === null) return;
    const all = textWords(text);
    const found = all.length > left ? all.slice(0, left) : all;
    left -= found.length;
    if (found.length > 0 || passages.length === 0) passages.push({ place, words: found });
  };
  add("title", work.title);
  for (const { name } of work.creators) {
    add("creator", name);
    add("creator", initialsOf(name));
  }
  for (const text of [work.workType, work.technique, work.date, ...work.subjects, ...work.places]) {
    add("subject", text);
  }
  for (const { role } of work.creators) add("rest", role);
  add("rest", work.description);
  add("rest", work.creditLine);
  add("rest", work.dimensions?.text ?? null);
  add("rest", work.rights?.label ?? null);
  for (const { values } of work.metadata) for (const value of values) add("rest", value);
  for (const text of work.imageTexts) add("rest", text);
  return passages;
}

/** Maximum number of texts whose words are cached, and maximum length of such a text: names and terms repeat often. */
const mostKnown = 20_000;
const longestKnown = 120;
const known = new Map<string, readonly string[]>();

/** Returns the words of a text; one with an apostrophe also as a single word, so that `obrien` finds O'Brien. */
function textWords(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  const separate = words(text);
  const found = /['’ʼ]/.test(text) ? [...separate, ...words(text.replace(/['’ʼ]/g, ""))] : separate;
  if (text.length > longestKnown) return found;
  if (known.size === mostKnown) known.clear();
  known.set(text, found);
  return found;
}

/** Returns the initials of a name: `J M W Turner` finds Joseph Mallord William Turner, and so does `JMW Turner`. */
export function initialsOf(name: string): string | null {
  const letters = words(name).map((word) => [...word][0] ?? "");
  if (letters.length < 2) return null;
  return [...letters, letters.slice(0, -1).join("")].join(" ");
}

function termsOf(work: IndexedWork): Record<TermKind, string[]> {
  const values: Record<TermKind, readonly (string | null | undefined)[]> = {
    TYPE: [work.workType],
    CREATOR: work.creators.map(({ name }) => name),
    SUBJECT: work.subjects,
    PLACE: work.places,
    TECHNIQUE: [work.technique],
    RIGHTS: [work.rights?.label],
  };
  return record(termKinds, (kind) => {
    const present = values[kind].filter(
      (value) => value != null && value !== "" && value.length <= longestTerm,
    );
    return [...new Set(present as string[])];
  });
}
