import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { termKinds } from "../../../src/server/search/document.ts";
import type { TermKind } from "../../../src/server/search/document.ts";
import type { Filter } from "../../../src/server/search/filter.ts";
import { words } from "../../../src/text/fold.ts";
import { SearchIndex } from "../../../src/server/search/search-index.ts";
import type { Selection } from "../../../src/server/search/selections.ts";
import type { Order, Place } from "../../../src/server/search/sequence.ts";
import { workDocument } from "../../../src/server/search/work-document.ts";
import type { IndexedWork } from "../../../src/server/search/work-document.ts";
import { indexedWork } from "../../support/indexed-work.ts";

const nothingChosen: Filter = { terms: {}, hasImage: null, from: null, to: null };
const everything: Selection = { search: null, filter: nothingChosen };

const few = (...values: string[]) => fc.constantFrom(...values);
const someText = fc
  .array(few("sea", "storm", "boat", "a", "red", "Sea"), { maxLength: 4 })
  .map((w) => w.join(" "));
const work = (number: number) =>
  fc
    .record({
      title: someText,
      creators: fc.array(
        fc.record({ name: few("J Turner", "Ann Sea", "X"), role: fc.constant(null) }),
        { maxLength: 2 },
      ),
      earliestYear: fc.option(fc.integer({ min: 1800, max: 1805 })),
      workType: fc.option(few("painting", "print")),
      subjects: fc.uniqueArray(few("sea", "boat", "dog"), { maxLength: 3 }),
      places: fc.uniqueArray(few("Kent", "Rome"), { maxLength: 2 }),
      description: fc.option(someText),
      imageCount: fc.integer({ min: 0, max: 1 }),
    })
    .map((said) =>
      indexedWork(number, { ...said, latestYear: said.earliestYear && said.earliestYear + 1 }),
    );
/** Batches of works. A repeated number is a work that changed. */
const batches = fc.array(
  fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 10 })
    .chain((numbers) => fc.tuple(...numbers.map(work))),
  { maxLength: 6 },
);
const filter = fc.record({
  terms: fc.record(
    {
      TYPE: fc.uniqueArray(few("painting", "print", "none")),
      SUBJECT: fc.uniqueArray(few("sea", "dog"), { maxLength: 2 }),
      CREATOR: fc.uniqueArray(few("J Turner", "X"), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
  hasImage: fc.option(fc.boolean()),
  from: fc.option(fc.integer({ min: 1799, max: 1806 })),
  to: fc.option(fc.integer({ min: 1799, max: 1806 })),
});
const order: fc.Arbitrary<Order> = fc.oneof(
  fc.record({
    by: few(
      "relevance",
      "newest",
      "title",
      "creator",
      "identifier",
      "earliest",
      "latest",
    ) as fc.Arbitrary<"newest">,
  }),
  fc.record({ by: fc.constant("random" as const), seed: fc.integer() }),
);

function indexOf(all: readonly (readonly IndexedWork[])[]) {
  const index = new SearchIndex();
  const works = new Map<string, IndexedWork>();
  for (const batch of all) {
    index.apply(batch.map(workDocument));
    for (const one of batch) works.set(one.id, one);
  }
  return { index, works: [...works.values()] };
}

/** Returns the ids of a whole list, page by page. */
function walk(index: SearchIndex, selection: Selection, by: Order, backward: boolean, size = 3) {
  const ids: string[] = [];
  let from: Place | null = null;
  for (;;) {
    const { places, hasMore } = index.page(selection, by, { size, backward, from });
    if (backward) ids.unshift(...places.map(({ id }) => id));
    else ids.push(...places.map(({ id }) => id));
    from = (backward ? places[0] : places.at(-1)) ?? null;
    if (!hasMore) return ids;
  }
}

const valuesOf = (one: IndexedWork): Partial<Record<TermKind, readonly (string | null)[]>> => ({
  TYPE: [one.workType],
  CREATOR: one.creators.map(({ name }) => name),
  SUBJECT: one.subjects,
  PLACE: one.places,
});

function passes(one: IndexedWork, { terms, hasImage, from, to }: Filter, without?: string) {
  for (const kind of termKinds) {
    const wanted = terms[kind] ?? [];
    if (kind === without || wanted.length === 0) continue;
    if (!valuesOf(one)[kind]?.some((value) => value !== null && wanted.includes(value)))
      return false;
  }
  if (without !== "IMAGE" && hasImage !== null && one.imageCount > 0 !== hasImage) return false;
  if (without === "YEARS" || (from === null && to === null)) return true;
  const { earliestYear, latestYear } = one;
  return (
    earliestYear !== null &&
    latestYear !== null &&
    earliestYear <= (to ?? Infinity) &&
    latestYear >= (from ?? -Infinity)
  );
}

const finds = (one: IndexedWork, word: string) =>
  words(
    [
      one.title,
      one.description,
      one.workType,
      ...one.subjects,
      ...one.places,
      ...one.creators.map(({ name }) => name),
    ]
      .filter((text) => text !== null)
      .join(" "),
  ).includes(word);

describe("search-index: a list", () => {
  it("contains every work exactly once in every order, forwards and backwards", () => {
    fc.assert(
      fc.property(
        batches,
        filter,
        order,
        fc.option(few("sea ", '"sea"', "storm -boat")),
        (all, chosen, by, search) => {
          const { index, works } = indexOf(all);
          const selection = { search, filter: chosen };
          const forwards = walk(index, selection, by, false);
          expect(new Set(forwards).size).toBe(forwards.length);
          expect(forwards).toHaveLength(index.total(selection));
          expect(walk(index, selection, by, true)).toEqual(forwards);
          if (search === null) {
            expect(forwards.toSorted()).toEqual(
              works
                .filter((one) => passes(one, chosen))
                .map(({ id }) => id)
                .toSorted(),
            );
          }
        },
      ),
    );
  });

  it("continues from its position while works are added, in any order", () => {
    fc.assert(
      fc.property(
        batches,
        order,
        fc.array(work(50), { minLength: 1, maxLength: 1 }),
        (all, by, added) => {
          const { index } = indexOf(all);
          const before = walk(index, everything, by, false);
          const first = index.page(everything, by, { size: 4, backward: false, from: null });
          index.apply(added.map(workDocument));
          const from = first.places.at(-1) ?? null;
          const rest = index
            .page(everything, by, { size: 100, backward: false, from })
            .places.map(({ id }) => id);
          const seen = [...first.places.map(({ id }) => id), ...rest].filter((id) =>
            before.includes(id),
          );
          expect(seen).toEqual(from === null ? before.filter((id) => rest.includes(id)) : before);
        },
      ),
    );
  });
});

describe("search-index: a search", () => {
  it("finds works with all words and without excluded ones", () => {
    fc.assert(
      fc.property(
        batches,
        few("sea", "storm", "boat"),
        few("red", "dog", "turner"),
        (all, one, other) => {
          const { index, works } = indexOf(all);
          const found = (search: string) =>
            walk(index, { search, filter: nothingChosen }, { by: "newest" }, false).toSorted();
          const having = (holds: (each: IndexedWork) => boolean) =>
            works
              .filter(holds)
              .map(({ id }) => id)
              .toSorted();
          expect(found(`${one} "${other}"`)).toEqual(
            having((each) => finds(each, one) && finds(each, other)),
          );
          expect(found(`"${one}" -${other}`)).toEqual(
            having((each) => finds(each, one) && !finds(each, other)),
          );
          expect(found(`-${other}`)).toEqual(having((each) => !finds(each, other)));
        },
      ),
    );
  });
});

describe("search-index: counts", () => {
  it("equal a naive count, without the facet's own selection", () => {
    fc.assert(
      fc.property(batches, filter, (all, chosen) => {
        const { index, works } = indexOf(all);
        const steps = { first: 1800, length: 2, count: 4 };
        const counts = index.counts({ search: null, filter: chosen }, steps);
        for (const kind of ["TYPE", "CREATOR", "SUBJECT", "PLACE"] as const) {
          const those = works.filter((one) => passes(one, chosen, kind));
          const dictionary = index.vocabulary.terms[kind];
          for (let number = 1; number < dictionary.size; number += 1) {
            const value = dictionary.text(number);
            const naive = those.filter((one) => new Set(valuesOf(one)[kind]).has(value)).length;
            expect([kind, value, counts.terms[kind][number]]).toEqual([kind, value, naive]);
          }
        }
        const inAnyWay = works.filter((one) => passes(one, chosen, "IMAGE"));
        expect(counts.withImage).toBe(inAnyWay.filter(({ imageCount }) => imageCount > 0).length);
        expect(counts.withoutImage).toBe(
          inAnyWay.filter(({ imageCount }) => imageCount === 0).length,
        );
        const anyYear = works.filter((one) => passes(one, chosen, "YEARS"));
        const inStep = (step: number) =>
          anyYear.filter((one) => {
            const [from, to] = [1800 + 2 * step, 1801 + 2 * step];
            return (
              one.earliestYear !== null && one.earliestYear <= to && one.earliestYear + 1 >= from
            );
          }).length;
        expect([...counts.years]).toEqual([0, 1, 2, 3].map(inStep));
      }),
    );
  });
});
