import { termKinds } from "./document.ts";
import type { TermKind } from "./document.ts";
import { bitOf } from "./filter.ts";
import type { Facet } from "./filter.ts";
import type { Lists } from "./inverted.ts";
import { record } from "./segment.ts";
import type { Segment, Vocabulary } from "./segment.ts";

/** Time intervals of the same length, in years. */
export type Steps = { first: number; length: number; count: number };

/**
 * Number of found works for each value of each facet. A facet's counts ignore its own filter: they show how many works
 * choosing another value would find.
 */
export class Counts {
  /** Indexed by the term's number. */
  readonly terms: Record<TermKind, Uint32Array>;
  withImage = 0;
  withoutImage = 0;
  /** For each interval the number of works that may have been made in it. */
  readonly years: Uint32Array;
  readonly #steps: Steps;

  constructor(vocabulary: Vocabulary, steps: Steps) {
    this.terms = record(termKinds, (kind) => new Uint32Array(vocabulary.terms[kind].size));
    this.years = new Uint32Array(steps.count);
    this.#steps = steps;
  }

  /**
   * Counts works of a segment.
   *
   * @param works those that match the search text, whatever the filter
   * @param failing for each work of the segment the bits of the facets whose filter it fails; null if no filter is set
   * @param known a facet that is counted already
   */
  add(
    segment: Segment,
    works: Uint32Array,
    failing: Uint8Array | null,
    known: Facet | null = null,
  ): void {
    for (const kind of termKinds) {
      if (kind === known) continue;
      addTerms(this.terms[kind], segment.terms[kind], works, failing, bitOf(kind));
    }
    if (known !== "IMAGE") this.#addImages(segment.hasImage, works, failing);
    if (known !== "YEARS") this.#addYears(segment, works, failing);
  }

  /** Copies the counts of a facet from other counts. */
  take(facet: Facet, { terms, withImage, withoutImage, years }: Counts): void {
    if (facet === "YEARS") this.years.set(years);
    else if (facet === "IMAGE") [this.withImage, this.withoutImage] = [withImage, withoutImage];
    else this.terms[facet].set(terms[facet]);
  }

  #addImages(hasImage: Uint8Array, works: Uint32Array, failing: Uint8Array | null) {
    const others = ~bitOf("IMAGE");
    let [withImage, all] = [0, 0];
    for (let at = 0; at < works.length; at += 1) {
      const work = works[at] ?? 0;
      if (failing && ((failing[work] ?? 0) & others) !== 0) continue;
      all += 1;
      withImage += hasImage[work] ?? 0;
    }
    this.withImage += withImage;
    this.withoutImage += all - withImage;
  }

  #addYears({ earliest, latest }: Segment, works: Uint32Array, failing: Uint8Array | null) {
    const others = ~bitOf("YEARS");
    const { first, length, count } = this.#steps;
    const { years } = this;
    for (let at = 0; at < works.length; at += 1) {
      const work = works[at] ?? 0;
      if (failing && ((failing[work] ?? 0) & others) !== 0) continue;
      const begin = earliest[work] ?? 0;
      const end = latest[work] ?? 0;
      if (begin > end) continue;
      // A year before the first interval or after the last one counts in that interval.
      const from = Math.min(Math.max(0, Math.floor((begin - first) / length)), count - 1);
      const to = Math.min(Math.max(0, Math.floor((end - first) / length)), count - 1);
      for (let step = from; step <= to; step += 1) years[step] = (years[step] ?? 0) + 1;
    }
  }
}

function addTerms(
  counts: Uint32Array,
  { starts, values }: Lists,
  works: Uint32Array,
  failing: Uint8Array | null,
  bit: number,
) {
  for (let place = 0; place < works.length; place += 1) {
    const work = works[place] ?? 0;
    if (failing && ((failing[work] ?? 0) & ~bit) !== 0) continue;
    const end = starts[work + 1] ?? 0;
    for (let at = starts[work] ?? 0; at < end; at += 1) {
      const number = values[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
}
