import { termKinds } from "./document.ts";
import type { TermKind } from "./document.ts";
import { itemsOf } from "./inverted.ts";
import type { Segment, Vocabulary } from "./segment.ts";

/** What works must have. Values of one kind are alternatives; null and empty lists ask for nothing. */
export type Filter = {
  terms: Partial<Record<TermKind, readonly string[]>>;
  hasImage: boolean | null;
  /** Years of which the work may have been made in one; either end may be open. */
  from: number | null;
  to: number | null;
};

/** What is chosen from on its own: a kind of term, whether there is an image, years. */
export const facets = [...termKinds, "IMAGE", "YEARS"] as const;
export type Facet = (typeof facets)[number];

/** A bit for each facet. */
export const bitOf = (facet: Facet): number => 1 << facets.indexOf(facet);

/**
 * Tells by which facets each work of a segment is shut out.
 *
 * @returns for each work a bit for each facet that it fails; null if nothing is asked for
 */
export function failures(
  segment: Segment,
  filter: Filter,
  vocabulary: Vocabulary,
): Uint8Array | null {
  const failing = new Uint8Array(segment.size);
  let isAsked = false;
  const ask = (facet: Facet, passes: (pass: (work: number) => void) => void) => {
    const bit = bitOf(facet);
    isAsked = true;
    for (let work = 0; work < failing.length; work += 1) failing[work] = (failing[work] ?? 0) | bit;
    passes((work) => (failing[work] = (failing[work] ?? 0) & ~bit));
  };
  for (const kind of termKinds) {
    const values = filter.terms[kind] ?? [];
    if (values.length === 0) continue;
    ask(kind, (pass) => {
      for (const value of values) {
        const number = vocabulary.terms[kind].find(value);
        if (number !== undefined) itemsOf(segment.worksOf[kind], number).forEach(pass);
      }
    });
  }
  const { hasImage, from, to } = filter;
  if (hasImage !== null) {
    ask("IMAGE", (pass) =>
      segment.hasImage.forEach((has, work) => {
        if (Boolean(has) === hasImage) pass(work);
      }),
    );
  }
  if (from !== null || to !== null) {
    const { earliest, latest } = segment;
    ask("YEARS", (pass) => {
      for (let work = 0; work < segment.size; work += 1) {
        const isKnown = (earliest[work] ?? 0) <= (latest[work] ?? 0);
        if (!isKnown) continue;
        if ((earliest[work] ?? 0) <= (to ?? Infinity) && (latest[work] ?? 0) >= (from ?? -Infinity))
          pass(work);
      }
    });
  }
  return isAsked ? failing : null;
}
