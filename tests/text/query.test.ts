import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch } from "../../src/text/query.ts";

const wanted = (typed: string) => parseSearch(typed)?.wanted.map(({ words }) => words.join(" "));
const unwanted = (typed: string) =>
  parseSearch(typed)?.unwanted.map(({ words }) => words.join(" "));

describe("query: a search text", () => {
  it("is split into words, phrases and exclusions", () => {
    expect(wanted('storm "snow storm" -steam -"a harbour" sea')).toEqual([
      "storm",
      "snow storm",
      "sea",
    ]);
    expect(unwanted('storm "snow storm" -steam -"a harbour" sea')).toEqual(["steam", "a harbour"]);
    expect(wanted("“snow storm” Dürer")).toEqual(["snow storm", "durer"]);
  });

  it("has no minus within a word and no phrase without a closing quote", () => {
    expect(wanted("after-dinner arm/arms")).toEqual(["after", "dinner", "arm", "arms"]);
    expect(unwanted("after-dinner -")).toEqual([]);
    expect(wanted('a "b c')).toEqual(["a", "b", "c"]);
  });

  it("may end with the beginning of a word, but not with that of a phrase", () => {
    expect(parseSearch("snow sto")?.isOpen).toBe(true);
    expect(parseSearch('sto "snow"')?.isOpen).toBe(false);
  });

  it("may be an identifier, whichever separators divide its parts", () => {
    for (const typed of ["27.474A", "27 474a", "27-474 A"]) {
      expect(parseSearch(typed)?.identifier).toBe("27474a");
    }
    expect(parseSearch("storm at sea")?.identifier).toBeNull();
    expect(parseSearch("one two three four five six 7")?.identifier).toBeNull();
  });

  it("is null if it contains no word", () => {
    for (const typed of ["", "  ", '"', '"" -', "…!?&|():*'\\"])
      expect(parseSearch(typed)).toBeNull();
  });

  it("is parsed whatever it contains, into a limited number of words", () => {
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
