import { expect, test } from "vitest";
import { readHeader } from "../../../src/server/imports/columns.ts";
import type { Field } from "../../../src/server/imports/columns.ts";
import { foreignHeadings } from "../../support/foreign-headings.ts";

/** Minimum share of recognized headings. */
const least = 0.95;

/** Returns whether a heading is recognized as a field in a table with separate identifier and title columns. */
function isRecognised(heading: string, field: Field): boolean {
  const others = ["identifier", "title"].filter((other) => other !== field);
  return readHeader([heading, ...others])[0]?.field === field;
}

test("foreign-headings: at least 95 % of the headings in samples of other systems are recognised", () => {
  const all = Object.entries(foreignHeadings).flatMap(([system, headings]) =>
    Object.entries(headings).map(([heading, field]) => ({ system, heading, field })),
  );
  const unknown = all
    .filter(({ heading, field }) => !isRecognised(heading, field))
    .map(({ system, heading, field }) => `${system}: “${heading}” means ${field}`);
  const recognised = all.length - unknown.length;
  const found = `${recognised} of ${all.length} recognised, but not:\n${unknown.join("\n")}`;
  expect(recognised / all.length, found).toBeGreaterThanOrEqual(least);
});
