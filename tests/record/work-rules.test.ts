import fc from "fast-check";
import { expect, test } from "vitest";
import { longest } from "../../src/record/limits.ts";
import { problemsOf, problemsOfNew } from "../../src/record/work-rules.ts";
import type { WorkFields } from "../../src/record/work-fields.ts";
import { anyFields } from "../support/any-fields.ts";

const noYears = { earliestYear: null, latestYear: null };
const fieldsOf = (fields: Partial<WorkFields>, present = {}) =>
  problemsOf(fields, { ...noYears, ...present }).map(({ field }) => field);

test("work-rules: valid fields have no problems", () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      expect(problemsOf(fields, noYears)).toEqual([]);
    }),
  );
});

test("work-rules: any other values give at most one problem per field, each with a message", () => {
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

test("work-rules: a problem names the path of its value", () => {
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

test("work-rules: the earliest year may not be after the latest, whichever of them changes", () => {
  expect(fieldsOf({ earliestYear: 2, latestYear: 1 })).toEqual(["latestYear"]);
  expect(fieldsOf({ earliestYear: 2 }, { latestYear: 1 })).toEqual(["latestYear"]);
  expect(fieldsOf({ latestYear: 1 }, { earliestYear: 2 })).toEqual(["latestYear"]);
  expect(fieldsOf({ latestYear: 2 }, { earliestYear: 2 })).toEqual([]);
  // An imported inconsistency is not reported when other fields change.
  expect(fieldsOf({ title: "Sea" }, { earliestYear: 2, latestYear: 1 })).toEqual([]);
  expect(fieldsOf({ earliestYear: 1.5, latestYear: Number.NaN })).toEqual([
    "earliestYear",
    "latestYear",
  ]);
});

test("work-rules: an overlong text is a problem and is not truncated", () => {
  expect(fieldsOf({ title: "x".repeat(longest.title) })).toEqual([]);
  expect(problemsOf({ title: "x".repeat(longest.title + 1) }, noYears)).toEqual([
    { field: "title", message: "This can have at most 1,000 characters. Shorten it." },
  ]);
});

test("work-rules: a new work needs an identifier and a title", () => {
  expect(problemsOfNew({ identifier: "27.474A", title: "Sea" })).toEqual([]);
  expect(problemsOfNew({ identifier: "", title: "" }).map(({ field }) => field)).toEqual([
    "identifier",
    "title",
  ]);
});
