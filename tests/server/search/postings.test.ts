import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { common, placeBits, reach, without } from "../../../src/server/search/postings.ts";

const list = fc.uniqueArray(fc.nat(300), { maxLength: 80 }).map((works) =>
  Uint32Array.from(
    works.sort((a, b) => a - b),
    (work) => (work << placeBits) | 1,
  ),
);
const worksOf = (postings: Uint32Array) => [...postings].map((entry) => entry >>> placeBits);

describe("postings: lists of works", () => {
  it("are searched for the first position that is not before a work", () => {
    fc.assert(
      fc.property(list, fc.nat(80), fc.nat(300), (postings, from, work) => {
        const at = Math.min(from, postings.length);
        const found = worksOf(postings).findIndex((own, place) => place >= at && own >= work);
        expect(reach(postings, at, work)).toBe(found < 0 ? postings.length : found);
      }),
    );
  });

  it("have an intersection and a difference", () => {
    fc.assert(
      fc.property(list, list, (a, b) => {
        const others = new Set(worksOf(b));
        expect(worksOf(common(a, b))).toEqual(worksOf(a).filter((work) => others.has(work)));
        expect(worksOf(without(a, b))).toEqual(worksOf(a).filter((work) => !others.has(work)));
      }),
    );
  });
});
