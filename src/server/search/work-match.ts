import { cut, words } from "../../text/fold.ts";
import { spansIn, spansInIdentifier } from "../../text/marks.ts";
import { parseSearch } from "../../text/query.ts";
import type { Part, SearchQuery } from "../../text/query.ts";
import type { IndexedWork } from "./work-document.ts";
import { initialsOf } from "./work-document.ts";

/** The field of a work that matches a search. */
export type WorkMatch = { field: MatchedField; label: string | null; text: string };

export type MatchedField =
  | "IDENTIFIER"
  | "TYPE"
  | "TECHNIQUE"
  | "SUBJECT"
  | "PLACE"
  | "DESCRIPTION"
  | "CREDIT_LINE"
  | "DIMENSIONS"
  | "RIGHTS"
  | "METADATA"
  | "PICTURE";

type MatchedWork = Pick<
  IndexedWork,
  | "identifier"
  | "title"
  | "creators"
  | "date"
  | "workType"
  | "technique"
  | "subjects"
  | "places"
  | "dimensions"
  | "description"
  | "creditLine"
  | "rights"
> & { metadata: readonly { label: string; values: readonly string[] }[] };

type Candidate = { field: MatchedField; label?: string; text: string | null | undefined };

/** Maximum length of a work's text that is examined, in UTF-16 code units: one as long as a book would delay others. */
const mostLooked = 20_000;
/** Maximum length of a returned text, in UTF-16 code units. */
const longest = 160;
/**
 * Maximum distance of the matching words from the beginning, so that they are visible in two short lines; if they are
 * farther, the length of the text before them.
 */
const mostBefore = 40;
const before = 20;

/**
 * Finds where a work has the words of a search that are in neither its title, its creators nor its date: in the field
 * with the most of them. Returns null if those contain all words.
 *
 * @param pictureTexts reads the texts of its images, if nothing else has any of the words
 */
export async function matchIn(
  work: MatchedWork,
  search: string,
  pictureTexts: () => Promise<(string | null)[]> = () => Promise.resolve([]),
): Promise<WorkMatch | null> {
  const query = parseSearch(search);
  if (!query) return null;
  const names = work.creators.map(({ name }) => name);
  const shown = [
    work.title,
    work.date ?? "",
    ...names,
    ...names.map((name) => initialsOf(name) ?? ""),
  ];
  const shownWords = shown.map(wordsBothWays);
  const hidden = query.wanted.filter(
    (part) => !shownWords.some((own) => hasPart(own, part, query)),
  );
  if (hidden.length === 0) return null;
  const found =
    bestOf(candidates(work), hidden, query) ??
    bestOf(
      (await pictureTexts()).map((text) => ({ field: "PICTURE", text })),
      hidden,
      query,
    );
  if (!found) return null;
  const { field, label = null, text } = found;
  return { field, label, text: field === "IDENTIFIER" ? text : excerpt(text, query) };
}

/** Returns the candidate that has most of these parts; null if none has any. */
function bestOf(all: Iterable<Candidate>, parts: readonly Part[], query: SearchQuery) {
  let best: (Candidate & { text: string }) | null = null;
  let most = 0;
  let left = mostLooked;
  for (const candidate of all) {
    const text = cut(candidate.text ?? "", left);
    left -= text.length;
    const count = countOf(candidate.field, text, parts, query);
    if (count > most) [best, most] = [{ ...candidate, text }, count];
  }
  return best;
}

function* candidates(work: MatchedWork): Generator<Candidate> {
  yield { field: "IDENTIFIER", text: work.identifier };
  yield { field: "TYPE", text: work.workType };
  yield { field: "TECHNIQUE", text: work.technique };
  for (const text of work.subjects) yield { field: "SUBJECT", text };
  for (const text of work.places) yield { field: "PLACE", text };
  yield { field: "DESCRIPTION", text: work.description };
  for (const { label, values } of work.metadata) {
    for (const text of values) yield { field: "METADATA", label, text };
  }
  yield { field: "CREDIT_LINE", text: work.creditLine };
  yield { field: "DIMENSIONS", text: work.dimensions?.text };
  yield { field: "RIGHTS", text: work.rights?.label };
}

/** Returns how many of these parts a text has. */
function countOf(
  field: MatchedField,
  text: string,
  parts: readonly Part[],
  query: SearchQuery,
): number {
  if (field === "IDENTIFIER") return spansInIdentifier(text, query).length > 0 ? parts.length : 0;
  const own = wordsBothWays(text);
  return parts.filter((part) => hasPart(own, part, query)).length;
}

/** Returns the words of a text; one with an apostrophe also as a single word. */
function wordsBothWays(text: string): string[] {
  const joined = /['’ʼ]/.test(text) ? words(text.replace(/['’ʼ]/g, "")) : [];
  return [...words(text), ...joined];
}

function hasPart(own: readonly string[], part: Part, { wanted, isOpen }: SearchQuery): boolean {
  const [first = ""] = part.words;
  if (isOpen && part === wanted.at(-1) && own.some((word) => word.startsWith(first))) return true;
  return own.some((_, at) => part.words.every((word, step) => own[at + step] === word));
}

/** Returns an excerpt of a text that shows the first of the words, cut between words. */
function excerpt(text: string, query: SearchQuery): string {
  const from = spansIn(text, query).reduce(
    (first, span) => Math.min(first, span.from),
    text.length,
  );
  const start = from <= mostBefore ? 0 : text.indexOf(" ", from - before - 1) + 1;
  const rest = text.slice(start);
  const room = longest - 4;
  const end = rest.length <= room ? rest.length : Math.max(rest.lastIndexOf(" ", room), 0) || room;
  return `${start > 0 ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}
