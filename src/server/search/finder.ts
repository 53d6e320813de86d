import type { Counts, Steps } from "./counts.ts";
import { termKinds } from "./document.ts";
import type { TermKind } from "./document.ts";
import { chosenFacets } from "./filter.ts";
import { facetValues, mostFirst } from "./facet-values.ts";
import type { FacetValue, FacetValues } from "./facet-values.ts";
import { words } from "../../text/fold.ts";
import type { Jump } from "./jumps.ts";
import { parseSearch } from "../../text/query.ts";
import { SearchIndex } from "./search-index.ts";
import type { Part, Window } from "./paging.ts";
import type { Selection } from "./selections.ts";
import { record } from "./segment.ts";
import type { Order } from "./sequence.ts";
import { Spelling } from "./spelling.ts";
import { withinHistory } from "./totals.ts";
import { TermWords } from "./term-words.ts";
import type { FoundTerm } from "./term-words.ts";

/** Request for part of a list. */
export type ListRequest = { selection: Selection; order: Order; window: Window };

/** Part of a list, with the corrected search if the search as typed finds nothing. */
export type List = Part & { total: number; corrected: string | null };

/** Request for values of one facet. */
export type FacetRequest = { kind: TermKind; first: number; typed: string };

/** Works by years, in intervals of the same length. */
export type Histogram = { steps: Steps; counts: number[] };

/** Suggestions while a user types. */
export type Suggestions = {
  workIds: string[];
  creators: FacetValue[];
  subjects: FacetValue[];
};

const everything: Selection = {
  search: null,
  filter: { terms: {}, hasImage: null, from: null, to: null },
};
const mostSteps = 50;
const mostCountsKept = 32;
/** Maximum number of cached suggestions. Most searches begin with one of the same few letters. */
const mostSuggestionsKept = 1000;
const mostCorrectionsKept = 1000;

/** Answers all queries on the search index. */
export class Finder {
  readonly index = new SearchIndex();
  readonly #spelling = new Spelling(this.index.vocabulary.words);
  readonly #termWords = record(
    termKinds,
    (kind) => new TermWords(this.index.vocabulary.terms[kind]),
  );
  readonly #counts = new Map<string, Counts>();
  readonly #corrections = new Map<string, string | null>();
  readonly #suggestions = new Map<string, Suggestions>();
  /** Revision of the index that the cached values belong to. */
  #revision = 0;

  list({ selection, order, window }: ListRequest): List {
    const meant = this.#meant(selection);
    const corrected = meant === selection ? null : meant.search;
    return { ...this.index.page(meant, order, window), total: this.index.total(meant), corrected };
  }

  /** Returns the jump targets of a list. */
  jumps(selection: Selection, order: Order): Jump[] {
    return this.index.jumps(this.#meant(selection), order);
  }

  /** Returns how many works of a list were added after the one with this id; all of them if it is null. */
  countAfter(selection: Selection, id: string | null): number {
    return this.index.countAfter(this.#meant(selection), id);
  }

  /** Returns the values of a facet. */
  facet(selection: Selection, { kind, ...options }: FacetRequest): FacetValues {
    const chosen = selection.filter.terms[kind] ?? [];
    const termWords = this.#termWords[kind];
    const { vocabulary } = this.index;
    return facetValues(vocabulary, this.counts(selection), kind, { ...options, chosen, termWords });
  }

  /** Returns how many works may have been made in which years; null if no year is known of any. */
  histogram(selection: Selection): Histogram | null {
    const steps = this.#steps();
    return steps && { steps, counts: [...this.counts(selection).years] };
  }

  /** Returns how many of a selection's works have each value. */
  counts(selection: Selection): Counts {
    const meant = this.#meant(selection);
    const key = JSON.stringify(meant);
    this.#forgetOld();
    const known = this.#counts.get(key);
    const counts = known ?? this.#count(meant);
    this.#counts.delete(key);
    this.#counts.set(key, counts);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > mostCountsKept && oldest !== undefined) this.#counts.delete(oldest);
    return counts;
  }

  /** Returns the values of a kind that most works have, most first. */
  topTerms(kind: TermKind, first: number): FacetValue[] {
    return this.facet(everything, { kind, first, typed: "" }).values;
  }

  /** Returns how many works have a value. */
  worksWith(kind: TermKind, value: string): number {
    const number = this.index.vocabulary.terms[kind].find(value);
    return number === undefined ? 0 : (this.counts(everything).terms[kind][number] ?? 0);
  }

  /** Returns works, creators and subjects that match an incomplete search. */
  suggest(typed: string, each: number): Suggestions {
    this.#forgetOld();
    const key = `${each} ${typed}`;
    const known = this.#suggestions.get(key);
    if (known) return known;
    const suggestions = {
      workIds: this.index.best(typed, each),
      creators: this.#terms("CREATOR", typed, each),
      subjects: this.#terms("SUBJECT", typed, each),
    };
    if (this.#suggestions.size === mostSuggestionsKept) this.#suggestions.clear();
    this.#suggestions.set(key, suggestions);
    return suggestions;
  }

  /** Returns the correction of a search that finds nothing; null if it finds something or no similar word exists. */
  corrected(selection: Selection): string | null {
    const { search } = selection;
    if (search === null) return null;
    this.#forgetOld();
    const known = this.#corrections.get(search);
    if (known !== undefined) return known;
    const corrected = this.#correct(search);
    if (this.#corrections.size === mostCorrectionsKept) this.#corrections.clear();
    this.#corrections.set(search, corrected);
    return corrected;
  }

  /** Returns the selection with its search corrected; the selection itself if no correction is needed. */
  #meant(selection: Selection): Selection {
    const corrected = this.corrected(selection);
    return corrected === null ? selection : { ...selection, search: corrected };
  }

  #correct(search: string): string | null {
    const query = parseSearch(search);
    if (!query || this.index.total({ ...everything, search }) > 0) return null;
    const frequency = (word: number) => this.index.frequency(word);
    let text = search;
    query.wanted.forEach(({ words: [word = ""], isQuoted }, at) => {
      const isOpen = query.isOpen && at === query.wanted.length - 1;
      if (isQuoted || this.#isKnown(word, isOpen)) return;
      const meant = this.#spelling.correct(word, frequency);
      if (meant !== null) text = replaceWord(text, word, meant);
    });
    return text !== search && this.index.total({ ...everything, search: text }) > 0 ? text : null;
  }

  #isKnown(word: string, isOpen: boolean): boolean {
    const { words: known } = this.index.vocabulary;
    const numbers = isOpen ? known.startingWith(word) : [known.find(word) ?? 0];
    return numbers.some((number) => number > 0 && this.index.hasWord(number));
  }

  #terms(kind: TermKind, typed: string, first: number): FacetValue[] {
    const counted = this.counts(everything).terms[kind];
    const count = ({ term }: FoundTerm) => counted[term] ?? 0;
    const found = this.#termWords[kind].find(typed).filter((term) => count(term) > 0);
    const dictionary = this.index.vocabulary.terms[kind];
    return mostFirst(
      found,
      first,
      (a, b) =>
        Number(b.isFirst) - Number(a.isFirst) ||
        count(b) - count(a) ||
        (dictionary.text(a.term) < dictionary.text(b.term) ? -1 : 1),
    ).map((term) => ({ value: dictionary.text(term.term), count: count(term) }));
  }

  #forgetOld() {
    if (this.#revision === this.index.revision) return;
    this.#revision = this.index.revision;
    this.#counts.clear();
    this.#corrections.clear();
    this.#suggestions.clear();
  }

  #count(meant: Selection): Counts {
    const steps = this.#steps() ?? { first: 0, length: 1, count: 0 };
    const [facet, ...others] = chosenFacets(meant.filter);
    // Only this facet's own filter restricts the works, and a facet's counts ignore its own filter.
    const isAlone = meant.search === null && facet !== undefined && others.length === 0;
    const known = isAlone ? { facet, counts: this.counts(everything) } : null;
    return this.index.counts(meant, steps, known);
  }

  #steps(): Steps | null {
    const years = this.index.years();
    if (!years) return null;
    const [earliest, latest] = [withinHistory(years.first), withinHistory(years.last)];
    const span = latest - earliest + 1;
    const length =
      stepLengths.find((step) => span / step <= mostSteps - 1) ?? Math.ceil(span / (mostSteps - 1));
    const first = Math.floor(earliest / length) * length;
    return { first, length, count: Math.floor((latest - first) / length) + 1 };
  }
}

const stepLengths = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Replaces a word in a text, regardless of case and accents. */
function replaceWord(text: string, word: string, other: string): string {
  return text.replace(/[\p{L}\p{N}\p{M}]+/gu, (written) =>
    words(written).join("") === word ? other : written,
  );
}
