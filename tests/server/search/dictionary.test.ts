import fc from "fast-check";
import { expect, it } from "vitest";
import { Dictionary } from "../../../src/server/search/dictionary.ts";

it("dictionary: a text keeps its number, and all texts with a prefix are found in order", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "ä", "\u{10400}", "～"), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (steps) => {
      const dictionary = new Dictionary();
      const known = new Map<string, number>();
      for (const [added, beginning] of steps) {
        const number = dictionary.add(added);
        expect(number).toBe(known.get(added) ?? known.size);
        known.set(added, number ?? -1);
        const found = dictionary.startingWith(beginning).map((each) => dictionary.text(each));
        const expected = [...known.keys()].filter((each) => each.startsWith(beginning));
        expect(found).toEqual(expected.sort((a, b) => (a < b ? -1 : 1)));
      }
    }),
  );
});

it("dictionary: a full dictionary accepts no new text and still finds the known ones", () => {
  const dictionary = new Dictionary(2);
  expect(["a", "b", "c", "a"].map((text) => dictionary.add(text))).toEqual([0, 1, undefined, 0]);
  expect(dictionary.find("c")).toBeUndefined();
  expect([dictionary.isFull, new Dictionary(2).isFull]).toEqual([true, false]);
});
