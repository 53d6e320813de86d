import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../src/view/search-text.ts";

const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((word) => !(word in Object.prototype));
const text = fc.string({ minLength: 1, unit: "grapheme" });

it("search-text: round-trips every text, including numbers and accession numbers", () => {
  fc.assert(
    fc.property(fc.dictionary(name, text, { noNullPrototype: true }), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search);
    }),
  );
  expect(parseSearch("?q=99&type=27.474A")).toEqual({ q: "99", type: "27.474A" });
});

it("search-text: reads repeated parameters as a list in order", () => {
  expect(parseSearch("type=map&q=&type=print&sort=title&type=map")).toEqual({
    type: ["map", "print", "map"],
    q: "",
    sort: "title",
  });
});

it("search-text: reads an address with 200,000 parameters", () => {
  const names = Array.from({ length: 200_000 }, (_, n) => `n${n}`);
  // A quadratic algorithm would exceed the test's timeout.
  expect(Object.keys(parseSearch(names.join("&")))).toEqual(names);
});

it("search-text: omits empty values", () => {
  expect(stringifySearch({ q: undefined, type: "", sort: null })).toBe("");
});

it("search-text: leaves characters unescaped that a query may contain", () => {
  const search = { region: "1,2,3,4", rotation: "!90.5", at: "a/b?$@~;:c" };
  expect(stringifySearch(search)).toBe("?region=1,2,3,4&rotation=!90.5&at=a/b?$@~;:c");
});

it("search-text: escapes characters that would end a value, or an address in running text", () => {
  expect(stringifySearch({ q: "a+b&c#d%e=f 'g' (h) [i]" })).toBe(
    "?q=a%2Bb%26c%23d%25e%3Df+%27g%27+%28h%29+%5Bi%5D",
  );
  expect(stringifySearch({ q: "%2C", at: "who?" })).toBe("?q=%252C&at=who%3F");
});

it("search-text: writes an address that browsers leave unchanged", () => {
  fc.assert(
    fc.property(fc.dictionary(name, text, { noNullPrototype: true }), (search) => {
      const written = stringifySearch(search);
      expect(new URL(`https://example.org/works${written}`).search).toBe(written);
      expect(stringifySearch(parseSearch(written))).toBe(written);
    }),
  );
});
