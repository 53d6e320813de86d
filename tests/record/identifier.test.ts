import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseIdentifier } from "../../src/record/work-rules.ts";
import { runs } from "../support/runs.ts";

/** Characters that combine, separate others, or are invisible. */
const signs = ["A", "\u0308", "\u200b", "\u200e", "\u00ad", "\ufeff", " ", "\u00a0", "\n", "1"];

test("identifier: spellings that look the same are normalised to one identifier", () => {
  const spellings = [
    "Ä 1",
    "A\u0308 1",
    "Ä\u00a01",
    "Ä\u20091",
    " Ä  1\n",
    "\ufeffÄ \u200b1",
    "Ä\u00ad 1",
    "A\u200b\u0308 1",
    "\u200eÄ 1",
  ];
  expect(new Set(spellings.map(normaliseIdentifier))).toEqual(new Set(["Ä 1"]));
});

test("identifier: case, width and punctuation distinguish identifiers", () => {
  for (const identifier of ["a1", "A1", "Ａ1", "A-1", "A/1", "A.1", "A 1"]) {
    expect(normaliseIdentifier(identifier)).toBe(identifier);
  }
});

test("identifier: normalisation is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs) }), (written) => {
      const once = normaliseIdentifier(written);
      expect(normaliseIdentifier(once)).toBe(once);
    }),
    { numRuns: runs(300) },
  );
});
