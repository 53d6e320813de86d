import { termKinds } from "./document.ts";
import type { TermKind } from "./document.ts";
import { itemsOf } from "./inverted.ts";
import { idBytes, idOf, workWith } from "./segment.ts";
import type { Segment } from "./segment.ts";

/** Maximum number of a work's terms that are compared, the rarest first: they are the most specific. */
const mostTerms = 12;
/** Maximum number of works examined for each term, so that a frequent one costs no more than a rare one. */
const mostPerTerm = 60;

type Term = { kind: TermKind; number: number; weight: number };
type Near = { segment: Segment; work: number; common: number };

/** Returns the ids of the works that have the most in common with a work, best first. */
export function relatedWorks(segments: readonly Segment[], id: string, first: number): string[] {
  const own = locate(segments, id);
  if (!own) return [];
  const terms = rarestTerms(segments, own.segment, own.work);
  const near: Near[] = segments.flatMap((segment) => {
    const works = new Set<number>();
    for (const { kind, number } of terms) {
      const items = itemsOf(segment.worksOf[kind], number);
      // The works added last: earlier ones are as similar, but users have seen them more often.
      for (const work of items.subarray(-mostPerTerm)) if (!segment.gone[work]) works.add(work);
    }
    if (segment === own.segment) works.delete(own.work);
    return [...works].map((work) => ({ segment, work, common: inCommon(segment, work, terms) }));
  });
  const rank = ({ segment, work }: Near) => segment.hasImage[work] ?? 0;
  return near
    .sort(
      (a, b) =>
        b.common - a.common ||
        rank(b) - rank(a) ||
        b.segment.ids.compare(b.work, a.segment.ids.bytes(a.work)),
    )
    .slice(0, first)
    .map(({ segment, work }) => idOf(segment, work));
}

function locate(segments: readonly Segment[], id: string) {
  const bytes = idBytes(id);
  for (const segment of segments) {
    const work = workWith(segment, bytes);
    if (work >= 0 && !segment.gone[work]) return { segment, work };
  }
  return null;
}

function rarestTerms(segments: readonly Segment[], segment: Segment, work: number): Term[] {
  const all = segments.reduce((sum, { size }) => sum + size, 0);
  const terms = termKinds.flatMap((kind) => {
    const { starts, values } = segment.terms[kind];
    return [...values.subarray(starts[work], starts[work + 1])].map((number) => {
      const works = segments.reduce(
        (sum, { worksOf }) => sum + itemsOf(worksOf[kind], number).length,
        0,
      );
      return { kind, number, works, weight: Math.log(2 + all / works) };
    });
  });
  return terms
    .filter(({ works }) => works > 1)
    .sort((a, b) => a.works - b.works)
    .slice(0, mostTerms);
}

function inCommon({ terms: lists }: Segment, work: number, terms: readonly Term[]): number {
  let common = 0;
  for (const { kind, number, weight } of terms) {
    const { starts, values } = lists[kind];
    if (values.subarray(starts[work], starts[work + 1]).includes(number)) common += weight;
  }
  return common;
}
