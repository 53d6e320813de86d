import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PackedTexts } from "../../../src/server/search/packed-texts.ts";
import { atOnce } from "../../../src/server/search/slices.ts";
import { orderOfNumbers, orderOfTexts } from "../../../src/server/search/sorting.ts";
import { Texts } from "../../../src/server/search/columns.ts";
import { runs } from "../../support/runs.ts";

function packed(texts: readonly string[]): PackedTexts {
  const column = new Texts();
  for (const text of texts) column.push(text);
  return column.take();
}

const inOrder = <Item>(items: readonly Item[], compare: (a: Item, b: Item) => number) =>
  items.map((_, at) => at).sort((a, b) => compare(items[a] as Item, items[b] as Item) || a - b);

// A small alphabet, so that many texts are equal or have equal prefixes.
const text = fc.string({
  unit: fc.constantFrom("a", "b", " ", "é", "富", "\u{10FFFF}"),
  maxLength: 9,
});

describe("sorting: the order of texts", () => {
  it("is by bytes, and by number for equal texts", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 200 }), (texts) => {
        const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect([...atOnce(orderOfTexts(packed(texts)))]).toEqual(inOrder(texts, compare));
      }),
    );
  });
});

describe("sorting: the order of numbers", () => {
  it("is correct for any number of values, including negative ones", () => {
    const most = 2 ** 31;
    const number = fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -most, max: most - 1 }),
    );
    fc.assert(
      fc.property(fc.array(number, { maxLength: 50 }), fc.boolean(), (numbers, isLarge) => {
        const all = isLarge ? Array.from({ length: 100 }, () => [...numbers, 0]).flat() : numbers;
        expect([...atOnce(orderOfNumbers(Int32Array.from(all)))]).toEqual(
          inOrder(all, (a, b) => a - b),
        );
      }),
      { numRuns: runs(30) },
    );
  });
});

describe("sorting: texts added one by one", () => {
  it("are stored unchanged", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 600, unit: "grapheme" })), (texts) => {
        const all = packed(texts);
        expect(texts.map((_, at) => all.text(at))).toEqual(texts);
      }),
    );
  });
});
