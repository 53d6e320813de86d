import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changesOf,
  meet,
  toSave,
} from "../../../../../src/client/features/desk/works/work-changes.ts";
import { writtenOf } from "../../../../../src/client/features/desk/works/written.ts";
import { problemsOf } from "../../../../../src/record/work-rules.ts";
import type { WorkFields } from "../../../../../src/record/work-fields.ts";
import { anyWork } from "../../../../support/any-work.ts";
import { anyFields } from "../../../../support/any-fields.ts";

/** Imported works, whose values curators would not enter: empty list items, spaces around texts. */
const anyState: fc.Arbitrary<WorkFields> = anyWork.map(
  ({ status: _status, images: _images, ...fields }) => fields,
);
const plain: WorkFields = {
  title: "Sea",
  creators: [{ name: "Ada", role: null }],
  date: "c. 1850",
  earliestYear: 1845,
  latestYear: 1855,
  workType: null,
  technique: null,
  subjects: ["sea"],
  places: [],
  dimensions: null,
  description: null,
  creditLine: null,
  rights: null,
  recordLanguage: null,
  metadata: [],
};
const written = writtenOf(plain);

describe("work-changes: values of a work's form", () => {
  it("contain no changes until the user edits them, whatever an import contained", () => {
    fc.assert(
      fc.property(anyState, (fields) => {
        expect(changesOf(fields, writtenOf(fields))).toEqual([]);
        expect(toSave(fields, writtenOf(fields)).fields).toEqual({});
      }),
    );
  });

  it("leave all unedited fields unchanged", () => {
    fc.assert(
      fc.property(anyState, (fields) => {
        const form = { ...writtenOf(fields), title: "Another title" };
        const { fields: sent, saved } = toSave(fields, form);
        expect(saved).toEqual({ ...fields, title: "Another title" });
        expect(Object.keys(sent).filter((name) => name !== "title")).toEqual([]);
      }),
    );
  });

  it("are saved as entered if they are valid", () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const wanted = { ...plain, ...fields };
        const { saved, fields: sent } = toSave(plain, writtenOf(wanted));
        expect(problemsOf(sent, plain)).toEqual([]);
        expect(saved.dimensions?.widthCm).toBe(wanted.dimensions?.widthCm);
        expect(saved.earliestYear).toBe(wanted.earliestYear);
        expect(saved.title).toBe(wanted.title.trim());
        expect(saved.subjects).toEqual(wanted.subjects.map((subject) => subject.trim()));
      }),
    );
  });

  it("are saved without empty rows and surrounding spaces", () => {
    const { fields } = toSave(plain, {
      ...written,
      title: " Ocean ",
      subjects: [...written.subjects, { key: "a", value: "  " }, { key: "b", value: "boat " }],
      metadata: [{ key: "c", label: "", values: [{ key: "d", value: "" }] }],
    });
    expect(fields).toEqual({ title: "Ocean", subjects: ["sea", "boat"] });
  });

  it.each([
    ["−50", -50],
    ["-0", 0],
    ["", null],
    ["1850.5", Number.NaN],
    ["about 1850", Number.NaN],
  ])("are parsed from “%s” as a year", (earliestYear, year) => {
    expect(toSave(plain, { ...written, earliestYear }).saved.earliestYear).toBe(year);
  });

  it.each([
    ["39,4", 39.4],
    [".5", 0.5],
    ["1e-7", 1e-7],
    ["0x10", Number.NaN],
    ["39 cm", Number.NaN],
  ])("are parsed from “%s” as a width", (widthCm, side) => {
    const dimensions = { ...written.dimensions, text: "small", widthCm };
    expect(toSave(plain, { ...written, dimensions }).saved.dimensions?.widthCm).toBe(side);
  });
});

it("work-changes: reports an invalid year instead of treating it as empty", () => {
  const before = { ...plain, earliestYear: null };
  const { fields } = toSave(before, { ...written, earliestYear: "about 1850" });
  expect(problemsOf(fields, before).map(({ field }) => field)).toEqual(["earliestYear"]);
});

describe("work-changes: merging with another member's changes", () => {
  const mine = changesOf(plain, { ...written, title: "Ocean", date: "1851" });

  it("adopts their changes and retains unsaved changes of other fields", () => {
    const met = meet({ ...plain, creditLine: "A gift" }, mine);
    expect(met.conflicts).toEqual([]);
    expect(met.written).toMatchObject({ title: "Ocean", date: "1851", creditLine: "A gift" });
  });

  it("reports a conflict only for a field that both changed differently", () => {
    const met = meet({ ...plain, title: "Coast", date: "1851" }, mine);
    expect(met.conflicts).toEqual([{ field: "title", was: "Sea", mine: "Ocean" }]);
    expect(met.written.title).toBe("Ocean");
  });

  it("retains every unsaved change and adopts their changes of all other fields", () => {
    fc.assert(
      fc.property(anyState, anyState, anyState, (before, theirs, wanted) => {
        const changes = changesOf(before, writtenOf(wanted));
        const met = meet(theirs, changes);
        const form = writtenOf(theirs);
        const changed = new Set(changes.map(({ field }) => field));
        for (const field of Object.keys(form) as (keyof WorkFields)[]) {
          expect(met.written[field]).toEqual(
            changed.has(field) ? writtenOf(wanted)[field] : form[field],
          );
        }
        for (const { field } of met.conflicts) expect(theirs[field]).not.toEqual(before[field]);
      }),
    );
  });
});
