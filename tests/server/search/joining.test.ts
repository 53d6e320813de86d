import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Finder } from "../../../src/server/search/finder.ts";
import type { Selection } from "../../../src/server/search/selections.ts";
import { workDocument } from "../../../src/server/search/work-document.ts";
import { atOnce } from "../../../src/server/search/slices.ts";
import { indexedWork } from "../../support/indexed-work.ts";
import { runs } from "../../support/runs.ts";

const boats: Selection = {
  search: "boat",
  filter: { terms: {}, hasImage: null, from: null, to: null },
};
const document = (number: number, title: string) => workDocument(indexedWork(number, { title }));
const idOf = (number: number) => indexedWork(number).id;

/** Returns the search results for boats, each work as a number. */
function found(finder: Finder) {
  const window = { size: 10_000, backward: false, from: null };
  const { places, total } = finder.list({ selection: boats, order: { by: "title" }, window });
  const numbers = places.map(({ id }) => Number.parseInt(id.slice(-12), 16));
  return { numbers: numbers.sort((a, b) => a - b), total, all: finder.index.size };
}

type Change = { step: number; number: number; become: "boat" | "mill" | "gone" };
const change: fc.Arbitrary<Change> = fc.record({
  step: fc.nat(60),
  number: fc.integer({ min: 1, max: 70 }),
  become: fc.constantFrom("boat", "mill", "gone"),
});

describe("joining: while segments are merged", () => {
  it("searches return correct results, with any concurrent changes", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const finder = new Finder();
        const titles = new Map<number, string>();
        const expected = () => {
          const numbers = [...titles].filter(([, title]) => title === "boat").map(([n]) => n);
          return {
            numbers: numbers.sort((a, b) => a - b),
            total: numbers.length,
            all: titles.size,
          };
        };
        for (const from of [1, 31]) {
          const documents = Array.from({ length: 30 }, (_, at) => {
            titles.set(from + at, at % 2 === 0 ? "boat" : "mill");
            return document(from + at, titles.get(from + at) ?? "");
          });
          atOnce(finder.index.applying(documents));
        }
        const joining = finder.index.joining();
        for (let step = 0, isOver = false; !isOver || step <= 60; step += 1) {
          for (const { number, become } of changes.filter((one) => one.step === step)) {
            if (become === "gone") titles.delete(number);
            else titles.set(number, become);
            const documents = become === "gone" ? [] : [document(number, become)];
            atOnce(finder.index.applying(documents, become === "gone" ? [idOf(number)] : []));
          }
          expect(found(finder)).toEqual(expected());
          if (!isOver) isOver = joining.next().done === true;
        }
        atOnce(finder.index.joining());
        expect(found(finder)).toEqual(expected());
      }),
      { numRuns: runs(40) },
    );
  });

  it("no request waits long, because a merge runs in many slices", () => {
    const finder = new Finder();
    for (const from of [1, 3001]) {
      const documents = Array.from({ length: 3000 }, (_, at) => document(from + at, `boat ${at}`));
      atOnce(finder.index.applying(documents));
    }
    const joining = finder.index.joining();
    let slices = 0;
    while (joining.next().done !== true) {
      slices += 1;
      expect(finder.index.segments.length).toBe(2);
    }
    expect(slices).toBeGreaterThan(20);
    expect([finder.index.segments.length, finder.index.size]).toEqual([1, 6000]);
  });
});
