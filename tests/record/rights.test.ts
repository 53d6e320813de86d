import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRights } from "../../src/record/rights.ts";

test.each([
  ["Public Domain", "http://creativecommons.org/publicdomain/mark/1.0/"],
  ["public domain mark 1.0", "http://creativecommons.org/publicdomain/mark/1.0/"],
  ["CC0", "http://creativecommons.org/publicdomain/zero/1.0/"],
  ["CC0 1.0 Universal", "http://creativecommons.org/publicdomain/zero/1.0/"],
  ["CC BY-SA 4.0", "http://creativecommons.org/licenses/by-sa/4.0/"],
  ["CC-BY-NC-ND 3.0", "http://creativecommons.org/licenses/by-nc-nd/3.0/"],
  [
    "Creative Commons Attribution-ShareAlike 4.0 International",
    "http://creativecommons.org/licenses/by-sa/4.0/",
  ],
  [
    "https://creativecommons.org/licenses/by/4.0/deed.en",
    "http://creativecommons.org/licenses/by/4.0/",
  ],
  [
    "https://rightsstatements.org/page/InC/1.0/?language=en",
    "http://rightsstatements.org/vocab/InC/1.0/",
  ],
  ["In Copyright", "http://rightsstatements.org/vocab/InC/1.0/"],
  ["No Copyright - United States", "http://rightsstatements.org/vocab/NoC-US/1.0/"],
  ["NoC-NC", "http://rightsstatements.org/vocab/NoC-NC/1.0/"],
])("rights: %j has a known URI", (label, uri) => {
  expect(parseRights(label)).toEqual({ label, uri });
});

test.each([
  "CC BY",
  "CC BY-XX 4.0",
  "© The Museum",
  "All rights reserved",
  "in the public domain in the US",
  "http://example.org/CC0",
])("rights: %j gives no URI, because its meaning is uncertain", (label) => {
  expect(parseRights(label)).toEqual({ label, uri: null });
});

test("rights: any label is returned unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => parseRights(text).label === text),
  );
});
