import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch } from "../../src/text/query.ts";

const wanted = (typed: string) => parseSearch(typed)?.wanted.map(({ words }) => words.join(" "));
const unwanted = (typed: string) =>
  parseSearch(typed)?.unwanted.map(({ words }) => words.join(" "));

describe("query: what was typed", () => {
  it("is taken apart into words, phrases and what must not be there", () => {
    expect(wanted('storm "snow storm" -steam -"a harbour" sea')).toEqual([
      "storm",
      "snow storm",
      "sea",
    ]);
    expect(unwanted('storm "snow storm" -steam -"a harbour" sea')).toEqual(["steam", "a harbour"]);
    expect(wanted("“snow storm” Dürer")).toEqual(["snow storm", "durer"]);
  });

  it("has no minus within a word, and no phrase without an end", () => {
    expect(wanted("after-dinner arm/arms")).toEqual(["after", "dinner", "arm", "arms"]);
    expect(unwanted("after-dinner -")).toEqual([]);
    expect(wanted('a "b c')).toEqual(["a", "b", "c"]);
  });

  it("may end with the beginning of a word, but not with a phrase or what is unwanted", () => {
    expect(parseSearch("snow sto")?.isOpen).toBe(true);
    expect(parseSearch('sto "snow"')?.isOpen).toBe(false);
  });

  it("may be an identifier, however its parts are divided", () => {
    for (const typed of ["27.474A", "27 474a", "27-474 A"]) {
      expect(parseSearch(typed)?.identifier).toBe("27474a");
    }
    expect(parseSearch("storm at sea")?.identifier).toBeNull();
    expect(parseSearch("one two three four five six 7")?.identifier).toBeNull();
  });

  it("is nothing if there is no word in it", () => {
    for (const typed of ["", "  ", '"', '"" -', "…!?&|():*'\\"])
      expect(parseSearch(typed)).toBeNull();
  });

  it("is taken apart whatever it is, and has a bounded number of words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
        const query = parseSearch(typed);
        const all = [...(query?.wanted ?? []), ...(query?.unwanted ?? [])].flatMap(
          ({ words }) => words,
        );
        expect(all.length).toBeLessThanOrEqual(16);
        for (const word of all) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});
