import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../src/view/search-text.ts";

const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((word) => !(word in Object.prototype));
const text = fc.string({ minLength: 1, unit: "grapheme" });

it("search-text: gives back every text that was written, numbers and accession numbers included", () => {
  fc.assert(
    fc.property(fc.dictionary(name, text, { noNullPrototype: true }), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search);
    }),
  );
  expect(parseSearch("?q=99&type=27.474A")).toEqual({ q: "99", type: "27.474A" });
});

it("search-text: makes a list of what is said several times, in its order", () => {
  expect(parseSearch("type=map&q=&type=print&sort=title&type=map")).toEqual({
    type: ["map", "print", "map"],
    q: "",
    sort: "title",
  });
});

it("search-text: reads an address in a time that grows with its length alone", () => {
  const names = Array.from({ length: 200_000 }, (_, n) => `n${n}`);
  // What takes the square of that is not done within a test's time.
  expect(Object.keys(parseSearch(names.join("&")))).toEqual(names);
});

it("search-text: leaves out what is not chosen", () => {
  expect(stringifySearch({ q: undefined, type: "", sort: null })).toBe("");
});

it("search-text: writes what a query may hold as it is", () => {
  const search = { region: "1,2,3,4", rotation: "!90.5", at: "a/b?$@~;:c" };
  expect(stringifySearch(search)).toBe("?region=1,2,3,4&rotation=!90.5&at=a/b?$@~;:c");
});

it("search-text: keeps encoded whatever would end a value, or an address in running text", () => {
  expect(stringifySearch({ q: "a+b&c#d%e=f 'g' (h) [i]" })).toBe(
    "?q=a%2Bb%26c%23d%25e%3Df+%27g%27+%28h%29+%5Bi%5D",
  );
  expect(stringifySearch({ q: "%2C", at: "who?" })).toBe("?q=%252C&at=who%3F");
});

it("search-text: writes an address that browsers leave as it is", () => {
  fc.assert(
    fc.property(fc.dictionary(name, text, { noNullPrototype: true }), (search) => {
      const written = stringifySearch(search);
      expect(new URL(`https://example.org/works${written}`).search).toBe(written);
      expect(stringifySearch(parseSearch(written))).toBe(written);
    }),
  );
});
