import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changedFields,
  valuesOf,
  withoutChange,
  withValues,
  workFields,
} from "../../../src/server/store/work-difference.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { anyWork } from "../../support/any-work.ts";

const identified = anyWork.map((work): WorkInput => ({ identifier: "D.1", ...work }));

/** Two states that are equal in some fields. */
const related = fc
  .tuple(identified, identified, fc.subarray([...workFields]))
  .map(([one, other, alike]): [WorkInput, WorkInput] => [
    one,
    withValues(other, valuesOf(one, alike)),
  ]);

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test("work-difference: applying the differences to one work gives the other", () => {
  fc.assert(
    fc.property(related, ([one, other]) => {
      const made = withValues(one, valuesOf(other, changedFields(one, other)));
      expect(plain(made)).toEqual(plain(other));
    }),
  );
});

test("work-difference: a work does not differ from itself, in whatever order it is stored", () => {
  fc.assert(
    fc.property(identified, (work) => {
      const stored = plain(work) as WorkInput;
      const turned = Object.fromEntries(Object.entries(stored).toReversed()) as WorkInput;
      expect(changedFields(work, turned)).toEqual([]);
    }),
  );
});

test("work-difference: only the field that differs is listed", () => {
  fc.assert(
    fc.property(identified, fc.string(), (work, title) => {
      fc.pre(title !== work.title);
      expect(changedFields(work, { ...work, title })).toEqual(["title"]);
    }),
  );
});

test("work-difference: withoutChange reverts a change completely if nothing changed since", () => {
  fc.assert(
    fc.property(related, ([before, after]) => {
      const { state, kept } = withoutChange(after, before, after);
      expect(kept).toEqual([]);
      expect(changedFields(state, before)).toEqual([]);
    }),
  );
});

test("work-difference: withoutChange keeps later changes and reverts the rest", () => {
  fc.assert(
    fc.property(
      related,
      identified,
      fc.subarray([...workFields]),
      ([before, after], later, edited) => {
        const present = withValues(after, valuesOf(later, edited));
        const { state, kept } = withoutChange(present, before, after);
        for (const field of workFields) {
          const isKept = kept.includes(field);
          const wasChanged = changedFields(before, after).includes(field);
          expect(plain(state[field])).toEqual(
            plain((isKept || !wasChanged ? present : before)[field]),
          );
          if (isKept) expect(edited).toContain(field);
        }
        expect(withoutChange(state, before, after).kept).toEqual(kept);
      },
    ),
  );
});
