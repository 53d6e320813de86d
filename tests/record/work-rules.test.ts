import fc from "fast-check";
import { expect, test } from "vitest";
import { longest } from "../../src/record/limits.ts";
import { problemsOf, problemsOfNew } from "../../src/record/work-rules.ts";
import type { WorkFields } from "../../src/record/work-fields.ts";
import { anyFields } from "../support/any-fields.ts";

const noYears = { earliestYear: null, latestYear: null };
const fieldsOf = (fields: Partial<WorkFields>, present = {}) =>
  problemsOf(fields, { ...noYears, ...present }).map(({ field }) => field);

test("work-rules: what says something and is not too long is taken", () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      expect(problemsOf(fields, noYears)).toEqual([]);
    }),
  );
});

test("work-rules: of whatever else, something is told for each place, once, in a sentence", () => {
  const anything = fc.record(
    Object.fromEntries(
      ["title", "creators", "earliestYear", "subjects", "dimensions", "rights", "metadata"].map(
        (field) => [field, fc.anything()],
      ),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, (fields) => {
      const problems = problemsOf(fields as Partial<WorkFields>, noYears);
      const places = problems.map(({ field }) => field);
      expect(new Set(places).size).toBe(places.length);
      for (const { message } of problems) expect(message).not.toBe("");
    }),
  );
});

test("work-rules: problems are told at the place of the value", () => {
  expect(fieldsOf({ title: "\n" })).toEqual(["title"]);
  expect(
    fieldsOf({
      creators: [
        { name: "Ada", role: null },
        { name: "", role: " " },
      ],
    }),
  ).toEqual(["creators.1.name", "creators.1.role"]);
  expect(fieldsOf({ metadata: [{ label: "a", values: ["b", "\ud83d"] }] })).toEqual([
    "metadata.0.values.1",
  ]);
});

test("work-rules: an early year may not come after a late one, whichever of them is changed", () => {
  expect(fieldsOf({ earliestYear: 2, latestYear: 1 })).toEqual(["latestYear"]);
  expect(fieldsOf({ earliestYear: 2 }, { latestYear: 1 })).toEqual(["latestYear"]);
  expect(fieldsOf({ latestYear: 1 }, { earliestYear: 2 })).toEqual(["latestYear"]);
  expect(fieldsOf({ latestYear: 2 }, { earliestYear: 2 })).toEqual([]);
  // Who brought them in like that is not asked when something else is changed.
  expect(fieldsOf({ title: "Sea" }, { earliestYear: 2, latestYear: 1 })).toEqual([]);
  expect(fieldsOf({ earliestYear: 1.5, latestYear: Number.NaN })).toEqual([
    "earliestYear",
    "latestYear",
  ]);
});

test("work-rules: texts are measured, not cut", () => {
  expect(fieldsOf({ title: "x".repeat(longest.title) })).toEqual([]);
  expect(problemsOf({ title: "x".repeat(longest.title + 1) }, noYears)).toEqual([
    { field: "title", message: "This can have at most 1,000 characters. Shorten it." },
  ]);
});

test("work-rules: a new work has an identifier and a title", () => {
  expect(problemsOfNew({ identifier: "27.474A", title: "Sea" })).toEqual([]);
  expect(problemsOfNew({ identifier: "", title: "" }).map(({ field }) => field)).toEqual([
    "identifier",
    "title",
  ]);
});
