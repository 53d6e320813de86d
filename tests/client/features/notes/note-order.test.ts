import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNotes } from "../../../../src/client/features/notes/noteOrder.ts";

const standing = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3 }),
  writtenAt: fc.integer({ min: 0, max: 5 }),
  x: fc.integer({ min: 0, max: 5 }),
  y: fc.integer({ min: 0, max: 5 }),
});
const order = fc.constantFrom("NEWEST" as const, "PLACE" as const);

describe("note-order: the order of notes", () => {
  it("is the same for any initial order", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(standing, { selector: ({ id }) => id, maxLength: 12 }),
        order,
        fc.integer(),
        (notes, by, seed) => {
          const shuffled = notes.toSorted((a, b) => ((a.x + seed) % 3) - ((b.y + seed) % 3));
          const sort = (given: typeof notes) => given.toSorted((a, b) => compareNotes(a, b, by));
          expect(sort(shuffled)).toEqual(sort(notes));
        },
      ),
    );
  });

  it("is from top to bottom, then from left to right, or newest first", () => {
    const note = (id: string, writtenAt: number, x: number, y: number) => ({ id, writtenAt, x, y });
    const notes = [note("a", 1, 9, 5), note("b", 3, 2, 5), note("c", 2, 7, 1)];
    const ids = (by: "NEWEST" | "PLACE") =>
      notes.toSorted((one, other) => compareNotes(one, other, by)).map(({ id }) => id);
    expect(ids("PLACE")).toEqual(["c", "b", "a"]);
    expect(ids("NEWEST")).toEqual(["b", "c", "a"]);
  });
});
