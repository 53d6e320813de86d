import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { covers, rowAt, type WindowRows } from "../../../src/client/ui/window-rows.ts";
import { runsInSight, sightOf } from "../../../src/client/ui/window-sight.ts";

/** Creates a list of `count` rows of three items, 100 pixels each. */
function listOf(count: number) {
  const keys = Array.from({ length: count * 3 }, (_, item) => `item-${item}`);
  const rows: Pick<WindowRows, "starts"> = {
    starts: Array.from({ length: count + 1 }, (_, row) => row * 3),
  };
  const tops = Array.from({ length: count + 1 }, (_, row) => row * 100);
  return { keys, rows, tops, itemOf: new Map(keys.map((key, item) => [key, item])) };
}

const { keys, rows, tops, itemOf } = listOf(1000);
const anItem = fc.integer({ min: 0, max: keys.length - 1 });
const isDrawn = (runs: ReturnType<typeof runsInSight>["runs"], y: number) => {
  const row = rowAt(tops, y);
  return runs.some((run) => covers(run, row, row));
};

describe("window-sight: the rendered rows of a long list", () => {
  it("start at the beginning without a saved position", () => {
    const { runs } = runsInSight(sightOf(null, keys), rows, tops, itemOf);
    expect(runs).toMatchObject([{ from: 0, space: 0 }]);
  });

  it("span the viewport at the saved position and few rows more", () => {
    fc.assert(
      fc.property(anItem, fc.integer({ min: -300, max: 300 }), (item, offset) => {
        const place = { key: keys[item] ?? "", offset, origin: null, scroll: 0 };
        const sight = sightOf(place, keys);
        const { runs } = runsInSight(sight, rows, tops, itemOf);
        const top = Math.floor(item / 3) * 100 - offset;
        expect(isDrawn(runs, top)).toBe(true);
        expect(isDrawn(runs, top + sight.height)).toBe(true);
        expect(runs).toHaveLength(1);
        expect((runs[0]?.to ?? 0) - (runs[0]?.from ?? 0)).toBeLessThan(30);
      }),
    );
  });

  it("include the focused row", () => {
    fc.assert(
      fc.property(anItem, anItem, (item, focused) => {
        const sight = {
          ...sightOf(null, keys),
          key: keys[item] ?? "",
          focused: keys[focused] ?? "",
        };
        const { runs } = runsInSight(sight, rows, tops, itemOf);
        expect(isDrawn(runs, Math.floor(focused / 3) * 100)).toBe(true);
      }),
    );
  });

  it("stay at the saved height when the item is gone", () => {
    const sight = { ...sightOf(null, keys), key: "gone", y: 50_000 };
    const { runs } = runsInSight(sight, rows, tops, itemOf);
    expect(isDrawn(runs, 50_000)).toBe(true);
  });
});
