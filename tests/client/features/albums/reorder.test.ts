import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  idBefore,
  placeByKey,
  placeByPointer,
  placeWhile,
} from "../../../../src/client/features/albums/reorder.ts";

const move = fc.integer({ min: 1, max: 30 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    from: fc.nat({ max: count - 1 }),
    at: fc.nat({ max: count - 1 }),
  }),
);

describe("moving something in a list", () => {
  it("shows while it is held what is there when it is put down", () => {
    fc.assert(
      fc.property(move, ({ count, from, at }) => {
        const ids = Array.from({ length: count }, (_, place) => `${place}`);
        const lifted = { id: `${from}`, from, at };
        const shown = ids.toSorted(
          (a, b) => placeWhile(Number(a), lifted) - placeWhile(Number(b), lifted),
        );
        const others = ids.filter((id) => id !== lifted.id);
        const after = idBefore(ids, lifted);
        const put = after === null ? 0 : others.indexOf(after) + 1;
        expect(shown).toEqual(others.toSpliced(put, 0, lifted.id));
      }),
    );
  });

  it("goes by keys, and never beyond an end", () => {
    expect(placeByKey("ArrowDown", 1, 5)).toBe(2);
    expect(placeByKey("ArrowUp", 0, 5)).toBe(0);
    expect(placeByKey("PageDown", 1, 5)).toBe(4);
    expect(placeByKey("Home", 3, 5)).toBe(0);
    expect(placeByKey("End", 0, 5)).toBe(4);
    expect(placeByKey("x", 0, 5)).toBeNull();
  });

  it("goes where the pointer is between the middles of the others", () => {
    expect(placeByPointer(5, [10, 30])).toBe(0);
    expect(placeByPointer(15, [10, 30])).toBe(1);
    expect(placeByPointer(99, [10, 30])).toBe(2);
    expect(placeByPointer(1, [])).toBe(0);
  });
});
