import { termKinds, textOrders } from "./document.ts";
import type { TermKind } from "./document.ts";
import { invert } from "./inverted.ts";
import type { Lists } from "./inverted.ts";
import { PackedTexts } from "./packed-texts.ts";
import { record } from "./segment.ts";
import type { Segment, YearOrder } from "./segment.ts";

/** How many words and terms there are by now. */
export type Known = { words: number; terms: Record<TermKind, number> };

/** What a work's number becomes that is not taken over. */
const nowhere = 2 ** 32 - 1;

/** Makes one segment of several, without the works that are gone. */
export function mergeSegments(segments: readonly Segment[], known: Known): Segment {
  const merge = new Merge(segments);
  const { size } = merge;
  const text = merge.lists(({ text }) => text);
  const terms = record(termKinds, (kind) => merge.lists((segment) => segment.terms[kind]));
  const years = (order: YearOrder) =>
    merge.numbers(new Int32Array(size), (segment) => segment[order]);
  return {
    size,
    gone: new Uint8Array(size),
    ids: merge.texts(({ ids }) => ids),
    text,
    words: invert(text, known.words, 4),
    terms,
    worksOf: record(termKinds, (kind) => invert(terms[kind], known.terms[kind], 1)),
    earliest: years("earliest"),
    latest: years("latest"),
    hasImage: merge.numbers(new Uint8Array(size), ({ hasImage }) => hasImage),
    keys: record(textOrders, (order) => merge.texts(({ keys }) => keys[order])),
    ...merge.forms(),
    inOrder: {
      ...record(textOrders, (order) =>
        merge.order(
          (segment) => segment.inOrder[order],
          (a, i, b, j) => a.keys[order].compare(i, b.keys[order].bytes(j)),
        ),
      ),
      earliest: merge.order(
        (segment) => segment.inOrder.earliest,
        (a, i, b, j) => (a.earliest[i] ?? 0) - (b.earliest[j] ?? 0),
      ),
      latest: merge.order(
        (segment) => segment.inOrder.latest,
        (a, i, b, j) => (a.latest[i] ?? 0) - (b.latest[j] ?? 0),
      ),
    },
  };
}

/** Compares what is at one place of a segment with what is at one of another. */
type Compare = (a: Segment, i: number, b: Segment, j: number) => number;

class Merge {
  readonly size: number;
  readonly #segments: readonly Segment[];
  /** Of each work of the result: the segment it comes from, and its number there. */
  readonly #from: Uint8Array;
  readonly #work: Uint32Array;
  /** Of each segment: what its works' numbers become. */
  readonly #renumbered: Uint32Array[];

  constructor(segments: readonly Segment[]) {
    this.#segments = segments;
    this.size = segments.reduce((sum, { gone }) => sum + gone.length - count(gone), 0);
    this.#from = new Uint8Array(this.size);
    this.#work = new Uint32Array(this.size);
    this.#renumbered = segments.map((segment) => new Uint32Array(segment.size).fill(nowhere));
    let number = 0;
    this.#inTurn(
      segments.map(({ size }) => size),
      (at, place) => place,
      (a, i, b, j) => a.ids.compare(i, b.ids.bytes(j)),
      (at, work) => {
        this.#from[number] = at;
        this.#work[number] = work;
        const numbers = this.#renumbered[at];
        if (numbers) numbers[work] = number;
        number += 1;
      },
    );
  }

  numbers<Numbers extends Int32Array | Uint8Array>(
    result: Numbers,
    of: (segment: Segment) => Numbers,
  ): Numbers {
    const sources = this.#segments.map(of);
    for (let at = 0; at < this.size; at += 1) {
      result[at] = sources[this.#from[at] ?? 0]?.[this.#work[at] ?? 0] ?? 0;
    }
    return result;
  }

  texts(of: (segment: Segment) => PackedTexts): PackedTexts {
    const sources = this.#segments.map(of);
    return PackedTexts.take(this.size, (at) => [sources[this.#from[at] ?? 0], this.#work[at] ?? 0]);
  }

  lists(of: (segment: Segment) => Lists): Lists {
    const sources = this.#segments.map(of);
    const starts = new Uint32Array(this.size + 1);
    for (let at = 0; at < this.size; at += 1) {
      const source = sources[this.#from[at] ?? 0];
      const work = this.#work[at] ?? 0;
      const length = (source?.starts[work + 1] ?? 0) - (source?.starts[work] ?? 0);
      starts[at + 1] = (starts[at] ?? 0) + length;
    }
    const values = new Uint32Array(starts[this.size] ?? 0);
    for (let at = 0; at < this.size; at += 1) {
      const source = sources[this.#from[at] ?? 0];
      const work = this.#work[at] ?? 0;
      const own = source?.values.subarray(source.starts[work], source.starts[work + 1]);
      if (own) values.set(own, starts[at]);
    }
    return { starts, values };
  }

  order(of: (segment: Segment) => Uint32Array, compare: Compare): Uint32Array {
    const orders = this.#segments.map(of);
    const result = new Uint32Array(this.size);
    let next = 0;
    this.#inTurn(
      orders.map(({ length }) => length),
      (at, place) => orders[at]?.[place] ?? 0,
      compare,
      (at, work) => (result[next++] = this.#renumbered[at]?.[work] ?? 0),
    );
    return result;
  }

  forms(): Pick<Segment, "forms" | "formWorks"> {
    const segments = this.#segments;
    const most = segments.reduce((sum, { formWorks }) => sum + formWorks.length, 0);
    const [from, place, works] = [
      new Uint8Array(most),
      new Uint32Array(most),
      new Uint32Array(most),
    ];
    const heads = segments.map(() => 0);
    const workAt = (at: number) => {
      const work = segments[at]?.formWorks[heads[at] ?? 0];
      return work === undefined ? undefined : (this.#renumbered[at]?.[work] ?? nowhere);
    };
    let size = 0;
    for (;;) {
      let least = -1;
      for (const [at, segment] of segments.entries()) {
        while (workAt(at) === nowhere) heads[at] = (heads[at] ?? 0) + 1;
        if (workAt(at) === undefined) continue;
        const best = segments[least];
        const isLess =
          !best || segment.forms.compare(heads[at] ?? 0, best.forms.bytes(heads[least] ?? 0)) < 0;
        if (isLess) least = at;
      }
      if (least < 0) break;
      from[size] = least;
      place[size] = heads[least] ?? 0;
      works[size] = workAt(least) ?? 0;
      heads[least] = (heads[least] ?? 0) + 1;
      size += 1;
    }
    const forms = PackedTexts.take(size, (at) => [segments[from[at] ?? 0]?.forms, place[at] ?? 0]);
    return { forms, formWorks: works.slice(0, size) };
  }

  /**
   * Goes through all segments at once in the order that each is in by itself.
   *
   * @param lengths of the segments' orders
   * @param workAt the work at a place of a segment's order
   * @param take called for every work that is not gone
   */
  #inTurn(
    lengths: readonly number[],
    workAt: (segment: number, place: number) => number,
    compare: Compare,
    take: (segment: number, work: number) => void,
  ) {
    const segments = this.#segments;
    const heads = lengths.map(() => 0);
    const works = lengths.map(() => -1);
    const advance = (at: number) => {
      const gone = segments[at]?.gone;
      let place = heads[at] ?? 0;
      while (place < (lengths[at] ?? 0) && gone?.[workAt(at, place)] === 1) place += 1;
      works[at] = place < (lengths[at] ?? 0) ? workAt(at, place) : -1;
      heads[at] = place + 1;
    };
    lengths.forEach((_, at) => advance(at));
    for (;;) {
      let least = -1;
      for (let at = 0; at < works.length; at += 1) {
        const work = works[at] ?? -1;
        if (work < 0) continue;
        const [mine, best] = [segments[at], segments[least]];
        if (!mine) continue;
        const way = best ? compare(mine, work, best, works[least] ?? 0) : -1;
        // Equals stay in the order in which they were added.
        if (
          way < 0 ||
          (way === 0 && best && mine.ids.compare(work, best.ids.bytes(works[least] ?? 0)) < 0)
        ) {
          least = at;
        }
      }
      if (least < 0) return;
      take(least, works[least] ?? 0);
      advance(least);
    }
  }
}

function count(flags: Uint8Array): number {
  let sum = 0;
  for (const flag of flags) sum += flag;
  return sum;
}
