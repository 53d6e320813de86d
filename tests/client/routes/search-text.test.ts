import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../../src/client/routes/search-text.ts";

const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((word) => !(word in Object.prototype));
const text = fc.string({ minLength: 1, unit: "grapheme" });

it("gives back every text that was written, numbers and accession numbers included", () => {
  fc.assert(
    fc.property(fc.dictionary(name, text, { noNullPrototype: true }), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search);
    }),
  );
  expect(parseSearch("?q=99&type=27.474A")).toEqual({ q: "99", type: "27.474A" });
});

it("leaves out what is not chosen", () => {
  expect(stringifySearch({ q: undefined, type: "", sort: null })).toBe("");
});
