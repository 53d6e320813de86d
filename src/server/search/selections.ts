import { parseSearch } from "../../text/query.ts";
import { failures } from "./filter.ts";
import type { Filter } from "./filter.ts";
import { match } from "./match.ts";
import { scratchNumbers } from "./scratch.ts";
import type { Segment, Vocabulary } from "./segment.ts";
import { sequenceOf } from "./sequence.ts";
import type { Found, Order, Sequence } from "./sequence.ts";
import { upTo } from "./sorting.ts";

/** A set of works: those that match the search text and the filter. */
export type Selection = { search: string | null; filter: Filter };

/** A selection's works in one segment, with those that match only the search text. */
export type SelectedPart = Found & {
  matched: Uint32Array;
  failing: Uint8Array | null;
  /** Approximate number of bytes retained for scoring. */
  searchBytes: number;
};

type Selected = {
  parts: SelectedPart[];
  total: number;
  /** Approximate number of bytes retained. */
  bytes: number;
  sequences: Map<string, Sequence[]>;
};

/** Maximum number of cached selections, of cached orders for each, and of bytes for all. */
const mostKept = 64;
const mostOrdersKept = 2;
const mostBytesKept = 48 * 2 ** 20;

/** The works of selections. The most recently used ones are cached until the index changes. */
export class Selections {
  readonly #vocabulary: Vocabulary;
  readonly #kept = new Map<string, Selected>();
  readonly #present = new Map<Segment, Uint32Array>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Clears the cache. To be called when segments have changed. */
  forget(): void {
    this.#kept.clear();
    this.#present.clear();
  }

  /** Returns the works of a selection in these segments. */
  select(segments: readonly Segment[], selection: Selection): Selected {
    const key = JSON.stringify(selection);
    const selected = this.#kept.get(key) ?? this.#find(segments, selection);
    this.#kept.delete(key);
    this.#kept.set(key, selected);
    let [bytes, count] = [0, 0];
    for (const [each, kept] of [...this.#kept].reverse()) {
      bytes += kept.bytes;
      count += 1;
      if (each !== key && (bytes > mostBytesKept || count > mostKept)) this.#kept.delete(each);
    }
    return selected;
  }

  /** Returns the works of a selection, in an order. */
  inOrder(segments: readonly Segment[], selection: Selection, order: Order): Sequence[] {
    const { parts, sequences } = this.select(segments, selection);
    const key = JSON.stringify(order);
    const known = sequences.get(key) ?? parts.map((part) => sequenceOf(part, order));
    sequences.delete(key);
    sequences.set(key, known);
    const [oldest] = sequences.keys();
    if (sequences.size > mostOrdersKept && oldest !== undefined) sequences.delete(oldest);
    return known;
  }

  #find(segments: readonly Segment[], selection: Selection): Selected {
    const parts = segments.map((segment) =>
      selectedIn(segment, selection, this.#vocabulary, () => this.#presentWorks(segment)),
    );
    const total = parts.reduce((sum, { works }) => sum + works.length, 0);
    return { parts, total, bytes: bytesOf(parts), sequences: new Map() };
  }

  /** Returns all works of a segment that are not gone, cached until the index changes. */
  #presentWorks(segment: Segment): Uint32Array {
    const known = this.#present.get(segment);
    const works = known ?? presentWorks(segment);
    this.#present.set(segment, works);
    return works;
  }
}

/** Returns how many works a selection has in a segment, starting with work `from`. */
export function countIn(
  segment: Segment,
  selection: Selection,
  vocabulary: Vocabulary,
  from: number,
): number {
  const present = () => presentWorks(segment).filter((work) => work >= from);
  return selectedIn(segment, selection, vocabulary, present, from).works.length;
}

function selectedIn(
  segment: Segment,
  { search, filter }: Selection,
  vocabulary: Vocabulary,
  all: () => Uint32Array,
  from = 0,
): SelectedPart {
  const query = search === null ? null : parseSearch(search);
  const matches = query && match(segment, query, vocabulary.words, from);
  const failing = failures(segment, filter, vocabulary);
  const matched = matches?.works ?? all();
  const works = failing ? passing(matched, failing) : matched;
  const scores = matches && (() => matches.score(works));
  return { segment, works, scores, matched, failing, searchBytes: matches?.bytes ?? 0 };
}

function presentWorks({ size, gone }: Segment): Uint32Array {
  const works = upTo(size);
  return gone.includes(1) ? works.filter((work) => !gone[work]) : works;
}

/** Returns the works that fail no filter. */
function passing(matched: Uint32Array, failing: Uint8Array): Uint32Array {
  const works = scratchNumbers("passing", matched.length);
  let size = 0;
  for (let at = 0; at < matched.length; at += 1) {
    const work = matched[at] ?? 0;
    if (failing[work] !== 0) continue;
    works[size++] = work;
  }
  return works.slice(0, size);
}

/** Returns the approximate number of bytes that a selection retains, including its orders. */
function bytesOf(parts: readonly SelectedPart[]): number {
  return parts.reduce((sum, { works, scores, matched, failing, searchBytes }) => {
    const own = works === matched ? 0 : works.byteLength;
    const found = scores ? matched.byteLength + searchBytes : 0;
    return sum + own + found + mostOrdersKept * works.byteLength + (failing?.byteLength ?? 0);
  }, 0);
}
