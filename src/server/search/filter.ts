import { termKinds } from "./document.ts";
import type { TermKind } from "./document.ts";
import { itemsOf } from "./inverted.ts";
import type { Segment, Vocabulary } from "./segment.ts";

/** Conditions on works. Values of one kind are alternatives; null and empty lists set no condition. */
export type Filter = {
  terms: Partial<Record<TermKind, readonly string[]>>;
  hasImage: boolean | null;
  /** Range of years in which the work may have been made; either end may be open. */
  from: number | null;
  to: number | null;
};

/** Facets of the search, each counted separately: the kinds of terms, whether there is an image, and years. */
export const facets = [...termKinds, "IMAGE", "YEARS"] as const;
export type Facet = (typeof facets)[number];

/** Returns the facets whose filter is set. */
export function chosenFacets({ terms, hasImage, from, to }: Filter): Facet[] {
  return [
    ...termKinds.filter((kind) => (terms[kind] ?? []).length > 0),
    ...(hasImage === null ? [] : (["IMAGE"] as const)),
    ...(from === null && to === null ? [] : (["YEARS"] as const)),
  ];
}

/** Returns the bit of a facet. */
export const bitOf = (facet: Facet): number => 1 << facets.indexOf(facet);

/**
 * Determines which facets' filters each work of a segment fails.
 *
 * @returns for each work a bit for each facet that it fails; null if no filter is set
 */
export function failures(
  segment: Segment,
  filter: Filter,
  vocabulary: Vocabulary,
): Uint8Array | null {
  const failing = new Uint8Array(segment.size);
  let isAsked = false;
  for (const kind of termKinds) {
    const values = filter.terms[kind] ?? [];
    if (values.length === 0) continue;
    isAsked = true;
    const bit = bitOf(kind);
    for (let work = 0; work < failing.length; work += 1) failing[work] = (failing[work] ?? 0) | bit;
    for (const value of values) {
      const number = vocabulary.terms[kind].find(value);
      if (number === undefined) continue;
      for (const work of itemsOf(segment.worksOf[kind], number))
        failing[work] = (failing[work] ?? 0) & ~bit;
    }
  }
  const { hasImage, from, to } = filter;
  if (hasImage !== null) {
    isAsked = true;
    const bit = bitOf("IMAGE");
    const unlike = hasImage ? 0 : 1;
    for (let work = 0; work < failing.length; work += 1)
      if (segment.hasImage[work] === unlike) failing[work] = (failing[work] ?? 0) | bit;
  }
  if (from !== null || to !== null) {
    isAsked = true;
    const bit = bitOf("YEARS");
    const { earliest, latest } = segment;
    const [first, last] = [from ?? -Infinity, to ?? Infinity];
    for (let work = 0; work < failing.length; work += 1) {
      const begin = earliest[work] ?? 0;
      const end = latest[work] ?? 0;
      // Where no year is known, the first is after the last.
      if (begin > end || begin > last || end < first) failing[work] = (failing[work] ?? 0) | bit;
    }
  }
  return isAsked ? failing : null;
}
