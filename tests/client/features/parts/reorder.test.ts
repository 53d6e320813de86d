import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  goalAt,
  idBefore,
  liftedNow,
  placeByKey,
  placeByPointer,
  placeWhile,
  withMove,
} from "../../../../src/client/features/parts/reorder.ts";

const move = fc.integer({ min: 1, max: 30 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    from: fc.nat({ max: count - 1 }),
    at: fc.nat({ max: count - 1 }),
  }),
);

describe("reorder: an item that is moved in a list", () => {
  it("shows during the drag the order that dropping it produces", () => {
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

  it("keeps its target after the same item while others are added and removed", () => {
    const change = fc.record({ held: move, come: fc.nat({ max: 30 }), go: fc.nat({ max: 29 }) });
    fc.assert(
      fc.property(change, ({ held: { count, from, at }, come, go }) => {
        const ids = Array.from({ length: count }, (_, place) => `${place}`);
        const id = `${from}`;
        const goal = goalAt(ids, id, at);
        const before = liftedNow(ids, id, goal);
        expect(before).toEqual({ id, from, at });
        const now = ids
          .toSpliced(come, 0, "new")
          .filter((each) => each === id || each === goal?.after || each !== `${go}`);
        const lifted = liftedNow(now, id, goal);
        expect(lifted?.from).toBe(now.indexOf(id));
        if (!goal) expect(lifted?.at).toBe(lifted?.from);
        else expect(lifted && idBefore(now, lifted)).toBe(goal.after);
      }),
    );
  });

  it("stays in the list when its target is removed, and is released when it is removed itself", () => {
    const goal = goalAt(["a", "b", "c"], "a", 2);
    expect(liftedNow(["a", "b"], "a", goal)).toEqual({ id: "a", from: 0, at: 1 });
    expect(liftedNow(["b", "c"], "a", goal)).toBeNull();
  });

  it("moves by keys and never beyond an end", () => {
    expect(placeByKey("ArrowDown", 1, 5)).toBe(2);
    expect(placeByKey("ArrowUp", 0, 5)).toBe(0);
    expect(placeByKey("PageDown", 1, 5)).toBe(4);
    expect(placeByKey("Home", 3, 5)).toBe(0);
    expect(placeByKey("End", 0, 5)).toBe(4);
    expect(placeByKey("x", 0, 5)).toBeNull();
  });

  it("moves to the pointer's position between the centres of the others", () => {
    expect(placeByPointer(5, [10, 30])).toBe(0);
    expect(placeByPointer(15, [10, 30])).toBe(1);
    expect(placeByPointer(99, [10, 30])).toBe(2);
    expect(placeByPointer(1, [])).toBe(0);
  });
});

it("reorder: withMove puts an item at its target and preserves the order of the others", () => {
  fc.assert(
    fc.property(move, ({ count, from, at }) => {
      const items = Array.from({ length: count }, (_, place) => ({ id: String(place) }));
      const ids = items.map(({ id }) => id);
      const id = String(from);
      const moved = withMove(items, { id, after: idBefore(ids, { id, from, at }) });
      const others = moved.filter((item) => item.id !== id).map((item) => item.id);
      expect(moved[at]?.id).toBe(id);
      expect(others).toEqual(ids.filter((each) => each !== id));
    }),
  );
});
