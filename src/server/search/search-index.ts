import { Counts } from "./counts.ts";
import type { Facet } from "./filter.ts";
import { firstPlace } from "./first-place.ts";
import type { Steps } from "./counts.ts";
import { Dictionary } from "./dictionary.ts";
import { termKinds } from "./document.ts";
import type { WorkDocument } from "./document.ts";
import { ContentBuilder } from "./content-builder.ts";
import { itemsOf } from "./inverted.ts";
import { jumpsOf } from "./jumps.ts";
import type { Jump } from "./jumps.ts";
import { bestOf, effort, match } from "./match.ts";
import { mergeSegments } from "./merge.ts";
import { partOf } from "./paging.ts";
import type { Part, Window } from "./paging.ts";
import { placeBits } from "./postings.ts";
import { parseSearch } from "../../text/query.ts";
import { idBytes, idOf, makeSegment, record, workWith } from "./segment.ts";
import type { Segment, Vocabulary } from "./segment.ts";
import { countIn, Selections } from "./selections.ts";
import type { Selection } from "./selections.ts";
import { SkippedWorks } from "./skipped-works.ts";
import { atOnce } from "./slices.ts";
import type { Slices } from "./slices.ts";
import { sizeOf, stateOf, yearsOf } from "./totals.ts";
import type { State } from "./totals.ts";
import type { Order } from "./sequence.ts";
import type { IndexedWork } from "./work-document.ts";

/** Counts of a facet that are already known. */
export type KnownCounts = { facet: Facet; counts: Counts };

/** Minimum ratio between the sizes of a segment and the next one. */
const ratio = 4;
/** Number of entries of postings that are read for the best matches: takes a few milliseconds. */
const mostEffort = 100_000;

/**
 * All published works in memory, for searching, counting and sorting without the database. The index consists of
 * segments, each several times smaller than the one before. A change creates a new segment, which is merged with those
 * before it once it has grown, so that a change costs little and a query visits few segments.
 */
export class SearchIndex {
  readonly vocabulary: Vocabulary = {
    words: emptyFirst(),
    terms: record(termKinds, emptyFirst),
  };
  readonly skipped = new SkippedWorks();
  #segments: Segment[] = [];
  /** Ids removed while segments are being merged; null while none are. */
  #forgotten: string[] | null = null;
  #revision = 0;
  readonly #selections = new Selections(this.vocabulary);

  /** Changes with every change to the index. */
  get revision(): number {
    return this.#revision;
  }

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  /** Number of works. */
  get size(): number {
    return sizeOf(this.#segments);
  }

  /** Restores saved segments, which need the words and terms they were created with. */
  restore(segments: readonly Segment[]): void {
    this.#segments = [...segments];
    this.#changed();
  }

  /** Returns the number of works, including skipped ones, and the sum of their stamps. */
  state(): State {
    const [found, skipped] = [stateOf(this.#segments), this.skipped.state()];
    return { works: found.works + skipped.works, stamps: found.stamps + skipped.stamps };
  }

  /** Adds works, replacing their earlier versions, and removes others. */
  apply(documents: readonly WorkDocument[], goneIds: readonly string[] = []): void {
    atOnce(this.applying(documents, goneIds));
    atOnce(this.joining());
  }

  /** Does the same in slices; queries in between see the previous state. `joining` merges the segments. */
  *applying(documents: readonly WorkDocument[], goneIds: readonly string[] = []): Slices<void> {
    const builder = new ContentBuilder(this.vocabulary);
    for (const document of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      builder.add(document);
      yield;
    }
    yield* this.taking(builder, [...goneIds, ...documents.map(({ id }) => id)]);
  }

  /** Does the same for works as read from the database; skips those that cannot be processed. */
  *applyingWorks(works: readonly IndexedWork[], goneIds: readonly string[]): Slices<void> {
    this.skipped.forget(goneIds);
    const documents = this.skipped.documentsOf(works);
    const processed = new Set(documents.map(({ id }) => id));
    const skippedIds = works.map(({ id }) => id).filter((id) => !processed.has(id));
    yield* this.applying(documents, [...goneIds, ...skippedIds]);
  }

  /** Adds the builder's works, replacing their earlier versions. */
  *taking(builder: ContentBuilder, knownIds: readonly string[]): Slices<void> {
    const segment = builder.size === 0 ? null : yield* makeSegment(builder.take(), this.vocabulary);
    if (!segment && knownIds.length === 0) return;
    for (const id of knownIds) {
      this.#forget(id, this.#segments);
      this.#forgotten?.push(id);
    }
    if (segment) this.#segments = [...this.#segments, segment];
    this.#changed();
  }

  /**
   * Merges segments for as long as there are two to merge. Works may be added meanwhile, but a second run must not
   * start before the first one is over.
   */
  *joining(): Slices<void> {
    for (let pair = this.#toJoin(); pair; pair = this.#toJoin()) {
      const both = pair;
      this.#forgotten = [];
      const joined = yield* mergeSegments(both, this.vocabulary);
      // The merged segment may contain works that were removed meanwhile.
      const segments = this.#segments.filter((segment) => !both.includes(segment));
      const place = this.#segments.findIndex((segment) => both.includes(segment));
      for (const id of this.#forgotten) this.#forget(id, [joined]);
      this.#forgotten = null;
      this.#segments = segments.toSpliced(place, 0, joined);
      this.#changed();
    }
  }

  /** Returns the number of works in a selection. */
  total(selection: Selection): number {
    return this.#selections.select(this.#segments, selection).total;
  }

  /** Returns a part of a selection's works, in an order. */
  page(selection: Selection, order: Order, window: Window): Part {
    return partOf(this.#selections.inOrder(this.#segments, selection, order), window);
  }

  /**
   * Returns the ids of the works that match best; of those with the same score, the ones added last first. If the
   * search matches very many works, only those added last are examined: so short a search is not specific yet.
   */
  best(search: string, first: number): string[] {
    const query = parseSearch(search);
    if (!query) return [];
    const { words } = this.vocabulary;
    const efforts = this.#segments.map((segment) => effort(segment, query, words));
    const share = Math.min(1, mostEffort / efforts.reduce((sum, some) => sum + some, 0));
    const found = this.#segments.flatMap((segment) => {
      const from = Math.floor(segment.size * (1 - share));
      const matches = match(segment, query, words, from);
      return bestOf(matches, first).map(({ work, score }) => ({
        id: idOf(segment, work),
        score,
      }));
    });
    const inOrder = found.sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
    return inOrder.slice(0, first).map(({ id }) => id);
  }

  /** Returns the jump targets of a list. */
  jumps(selection: Selection, order: Order): Jump[] {
    return jumpsOf(this.#selections.inOrder(this.#segments, selection, order), order);
  }

  /** Returns how many of a selection's works were added after the one with this id; all of them if it is null. */
  countAfter(selection: Selection, id: string | null): number {
    if (id === null) return this.total(selection);
    const bytes = idBytes(id);
    return this.#segments.reduce((sum, segment) => {
      const { ids, size } = segment;
      const from = firstPlace(size, (place) => ids.compare(place, bytes) > 0);
      if (from === size) return sum;
      return sum + countIn(segment, selection, this.vocabulary, from);
    }, 0);
  }

  /** Returns the id of the work that was added last, including those that are gone; null if there is none. */
  newestId(): string | null {
    const newest = this.#segments
      .filter(({ size }) => size > 0)
      .map((segment) => idOf(segment, segment.size - 1));
    return newest.toSorted().at(-1) ?? null;
  }

  /** Returns how many of a selection's works have each value; each facet ignores its own filter. */
  counts(selection: Selection, steps: Steps, known: KnownCounts | null = null): Counts {
    const counts = new Counts(this.vocabulary, steps);
    const { parts } = this.#selections.select(this.#segments, selection);
    for (const { segment, matched, failing } of parts)
      counts.add(segment, matched, failing, known?.facet);
    if (known) counts.take(known.facet, known.counts);
    return counts;
  }

  /** Returns how many works have a word, by its number. */
  frequency(word: number): number {
    let works = 0;
    for (const { words, gone } of this.#segments) {
      for (const entry of itemsOf(words, word)) works += Number(!gone[entry >>> placeBits]);
    }
    return works;
  }

  /** Returns whether any work has a word, by its number. */
  hasWord(word: number): boolean {
    return this.#segments.some(({ words, gone }) =>
      itemsOf(words, word).some((entry) => !gone[entry >>> placeBits]),
    );
  }

  /** Returns the first and the last year in which any work may have been made; null if none is known. */
  years(): { first: number; last: number } | null {
    return yearsOf(this.#segments);
  }

  #forget(id: string, segments: readonly Segment[]) {
    const bytes = idBytes(id);
    for (const segment of segments) {
      const work = workWith(segment, bytes);
      if (work >= 0) segment.gone[work] = 1;
    }
  }

  #changed() {
    this.#selections.forget();
    this.#revision += 1;
  }

  /** Returns the last two adjacent segments of which the first is too small in relation to the second. */
  #toJoin(): [Segment, Segment] | null {
    const segments = this.#segments;
    for (let last = segments.length - 1; last > 0; last -= 1) {
      const [before, newest] = [segments[last - 1], segments[last]];
      if (before && newest && before.size < ratio * newest.size) return [before, newest];
    }
    return null;
  }
}

/** Creates a dictionary whose number 0 is the empty text, which serves as separator. */
function emptyFirst(): Dictionary {
  const dictionary = new Dictionary();
  dictionary.add("");
  return dictionary;
}
