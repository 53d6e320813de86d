import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellRatio } from "../../../src/client/ui/cell-ratio.ts";

const gap = 20;

/** Computes the layout of the grid's style like a browser: lines by flex-basis, then each cell's share of the rest. */
function rowHeights(ratios: number[], width: number, rowHeight: number): number[][] {
  const lines: number[][] = [];
  let used = 0;
  for (const ratio of ratios) {
    const basis = ratio * rowHeight;
    const line = lines.at(-1);
    if (line && used + gap + basis <= width) {
      line.push(ratio);
      used += gap + basis;
    } else {
      lines.push([ratio]);
      used = basis;
    }
  }
  return lines.map((line) => {
    const total = line.reduce((sum, ratio) => sum + ratio, 0);
    const free = width - gap * (line.length - 1) - total * rowHeight;
    return line.map((ratio) => {
      const grown = ratio * rowHeight + (free * ratio) / total;
      return Math.min(grown, ratio * rowHeight * 1.5, width) / ratio;
    });
  });
}

const ratio = fc.double({ min: 0.01, max: 100, noNaN: true });

describe("cell-ratio: cells of a justified grid", () => {
  it("have one height in each row at every window width and image ratio", () => {
    fc.assert(
      fc.property(
        fc.array(ratio, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 328, max: 2560 }),
        (ratios, width) => {
          const rowHeight = 180;
          for (const row of rowHeights(ratios.map(cellRatio), width, rowHeight)) {
            const [first = 0] = row;
            for (const height of row) expect(height).toBeCloseTo(first, 6);
            expect(first).toBeLessThanOrEqual(rowHeight * 1.5 + 1e-6);
          }
        },
      ),
    );
  });

  it("have the image's own ratio unless it is extreme", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 3.2, noNaN: true }), (own) => cellRatio(own) === own),
    );
    expect(cellRatio(30)).toBe(3.2);
    expect(cellRatio(0.05)).toBe(0.5);
  });

  it.each([null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    "are square for the invalid ratio %s",
    (odd) => {
      expect(cellRatio(odd)).toBe(1);
    },
  );
});
