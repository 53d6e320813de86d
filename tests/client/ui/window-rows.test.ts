import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RowHeights, rowAt, rowOf, runsOf, tallest } from "../../../src/client/ui/window-rows.ts";

const heights = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 60 });

function topsOf(all: readonly number[]): number[] {
  const tops = [0];
  for (const height of all) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

describe("window-rows: the rendered rows of a long list", () => {
  it("are all rows between two heights, and with the spaces they sum to the list's height", () => {
    fc.assert(
      fc.property(
        heights,
        fc.integer({ min: -500, max: 20_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.option(fc.nat(59)),
        (all, from, length, apart) => {
          const tops = topsOf(all);
          const focused = apart === null ? null : Math.min(apart, all.length - 1);
          const { runs, rest } = runsOf(tops, from, from + length, focused);
          const drawn = runs.flatMap((run) =>
            Array.from({ length: run.to - run.from }, (_, row) => run.from + row),
          );
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
          for (const [row, height] of all.entries()) {
            const isSeen = (tops[row] ?? 0) + height > from && (tops[row] ?? 0) < from + length;
            if (isSeen) expect(drawn).toContain(row);
          }
          if (focused !== null) expect(drawn).toContain(focused);
          const spaces = runs.reduce((sum, { space }) => sum + space, rest);
          const sum = drawn.reduce((total, row) => total + (all[row] ?? 0), spaces);
          expect(sum).toBe(tops.at(-1));
        },
      ),
    );
  });

  it("include the neighbours of the focused row for keyboard navigation", () => {
    const { runs } = runsOf(topsOf(Array<number>(50).fill(100)), 3000, 3500, 5);
    expect(runs).toEqual([
      { from: 4, to: 7, space: 400 },
      { from: 30, to: 36, space: 2300 },
    ]);
  });

  it("have no space taller than browsers can render", () => {
    const { runs, rest } = runsOf(topsOf(Array<number>(400_000).fill(300)), 60e6, 60e6 + 900, null);
    expect(runs[0]?.space).toBe(tallest);
    expect(rest).toBe(tallest);
  });

  it("are found by height with rowAt and by item with rowOf", () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: -10, max: 40_000 }), (all, y) => {
        const tops = topsOf(all);
        const row = rowAt(tops, y);
        expect(row).toBeGreaterThanOrEqual(0);
        expect(row).toBeLessThan(all.length);
        if (y >= 0 && y < (tops.at(-1) ?? 0)) {
          expect(tops[row]).toBeLessThanOrEqual(y);
          expect(tops[row + 1]).toBeGreaterThan(y);
        }
      }),
    );
    expect([0, 2, 3, 5].map((item) => rowOf({ starts: [0, 3, 4, 9] }, item))).toEqual([0, 0, 1, 2]);
  });
});

describe("window-rows: row heights", () => {
  const rows = { starts: [0, 2, 4, 6], heights: [100, 120, 90], kinds: [1, 0, 1] };
  const keyOf = (item: number) => `k${item}`;

  it("use measurements, then estimates from measured rows of the same kind", () => {
    const measured = new RowHeights(10);
    expect([...measured.topsOf(rows, keyOf)]).toEqual([0, 110, 240, 340]);
    measured.note("k0", 1, 160, 100);
    expect([...measured.topsOf(rows, keyOf)]).toEqual([0, 160, 340, 490]);
    measured.note("k2", 0, 125, 120);
    expect([...measured.topsOf(rows, keyOf)]).toEqual([0, 160, 285, 435]);
  });

  it("survive items that load in front", () => {
    const measured = new RowHeights(0);
    measured.note("k0", 0, 777, 100);
    const moved = { starts: [0, 3, 5, 7, 9], heights: [80, 100, 120, 90], kinds: [0, 0, 0, 0] };
    const tops = measured.topsOf(moved, (item) => keyOf(item - 3));
    expect((tops[2] ?? 0) - (tops[1] ?? 0)).toBe(777);
  });
});
