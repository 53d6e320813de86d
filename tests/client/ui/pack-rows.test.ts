import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellRatio } from "../../../src/client/ui/cell-ratio.ts";
import { cellWidth, packRows, type GridShape } from "../../../src/client/ui/pack-rows.ts";

const ratios = fc.array(fc.double({ min: 0.2, max: 6, noNaN: true }).map(cellRatio), {
  maxLength: 120,
});
const shape: fc.Arbitrary<GridShape> = fc.record({
  width: fc.integer({ min: 300, max: 3000 }),
  rowHeight: fc.integer({ min: 100, max: 450 }),
  gap: fc.integer({ min: 0, max: 40 }),
  mostGrowth: fc.constantFrom(1.8, 100),
});

const rowsOf = (all: readonly number[], starts: readonly number[]) =>
  starts.slice(0, -1).map((from, row) => all.slice(from, starts[row + 1]));

describe("pack-rows: the rows of a justified grid", () => {
  it("contain each cell once, in order, and never exceed the grid's width", () => {
    fc.assert(
      fc.property(ratios, shape, (all, of) => {
        const { starts, heights } = packRows(all, of);
        const rows = rowsOf(all, starts);
        expect(rows.flat()).toEqual(all);
        expect(heights).toHaveLength(rows.length);
        for (const [row, cells] of rows.entries()) {
          expect(cells.length).toBeGreaterThan(0);
          const widths = cells.map((ratio) => cellWidth(ratio, heights[row] ?? 0));
          const used = widths.reduce((sum, width) => sum + width + of.gap, -of.gap);
          expect(used).toBeLessThan(of.width);
        }
      }),
    );
  });

  it("are as full as possible at the target height, like a browser's flex lines", () => {
    fc.assert(
      fc.property(ratios, shape, (all, of) => {
        const basis = (ratio: number) => Math.min(ratio * of.rowHeight, of.width);
        const rows = rowsOf(all, packRows(all, of).starts);
        for (const [row, cells] of rows.entries()) {
          const [next] = rows[row + 1] ?? [];
          if (next === undefined) continue;
          const used = cells.reduce((sum, ratio) => sum + basis(ratio) + of.gap, 0);
          // Browsers truncate lengths to a fraction of a pixel.
          expect(used + basis(next)).toBeGreaterThan(of.width - (cells.length + 1) / 64);
        }
      }),
    );
  });

  it("fill the width unless they would grow too tall, and the last row stays small", () => {
    const of = { width: 1000, rowHeight: 200, gap: 20, mostGrowth: 1.8 };
    const { starts, heights } = packRows([2, 2, 2, 1.5, 1.5, 1], of);
    expect(starts).toEqual([0, 2, 4, 6]);
    expect(heights[0]).toBeCloseTo(245, 1);
    expect(heights[1]).toBeCloseTo(980 / 3.5, 1);
    expect(heights[2]).toBeLessThan(202);
    expect(packRows([2, 3.2, 1], of).heights[0]).toBe(360);
  });

  it("stay the same when cells are added in front or behind", () => {
    fc.assert(
      fc.property(ratios, ratios, ratios, shape, (before, all, after, of) => {
        const alone = packRows(all, of, { origin: 0 });
        const origin = before.length;
        const joined = packRows([...before, ...all, ...after], of, { origin, isOpen: true });
        const shifted = joined.starts.map((start) => start - origin);
        // More items may still fit into the last row.
        for (const start of alone.starts.slice(0, -1)) expect(shifted).toContain(start);
        const more = packRows([1, ...before, ...all], of, { origin: origin + 1, isOpen: true });
        const begun = joined.starts.slice(0, -1).filter((start) => start < origin);
        const front = begun.map((start) => start + 1);
        for (const start of front) expect(more.starts).toContain(start);
      }),
    );
  });

  it("exclude an incomplete row in front while more items may load and include it afterwards", () => {
    const of = { width: 1000, rowHeight: 200, gap: 20, mostGrowth: 1.8 };
    const all = [2, 2, 2, 2, 2];
    expect(packRows(all, of, { origin: 3, isOpen: true }).starts).toEqual([1, 3, 5]);
    expect(packRows(all, of, { origin: 3, isOpen: false }).starts).toEqual([0, 1, 3, 5]);
  });

  it("take time in proportion to the number of cells", () => {
    const of = { width: 1000, rowHeight: 200, gap: 20, mostGrowth: 1.8 };
    const many = Array.from({ length: 50_000 }, (_, at) => 0.5 + (at % 20) / 8);
    let looked = 0;
    const counted = new Proxy(many, {
      get(list, name, receiver) {
        if (typeof name === "string" && /^\d+$/.test(name)) looked += 1;
        return Reflect.get(list, name, receiver) as unknown;
      },
    });
    expect(packRows(counted, of).starts.at(-1)).toBe(50_000);
    expect(looked).toBeLessThanOrEqual(2 * 50_000);
  });
});
