import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { thinned } from "../../src/view/thinned.ts";

const corner = fc.record({
  x: fc.integer({ min: 0, max: 2000 }),
  y: fc.integer({ min: 0, max: 2000 }),
});
const corners = fc.array(corner, { minLength: 0, maxLength: 400 });

describe("thinned: an outline with fewer corners", () => {
  it("stays within the limit, keeps the order of corners and adds none", () => {
    fc.assert(
      fc.property(corners, fc.integer({ min: 3, max: 200 }), (given, most) => {
        const kept = thinned(given, most, 2);
        expect(kept.length).toBeLessThanOrEqual(most);
        const places = kept.map((one) => given.indexOf(one));
        expect(places.every((place) => place >= 0)).toBe(true);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });

  it("keeps all of three corners, however close they are", () => {
    const near = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(thinned(near, 200, 50)).toEqual(near);
  });

  it("of a circle drawn by hand keeps its size within the tolerance", () => {
    const turn = (2 * Math.PI) / 2000;
    const circle = Array.from({ length: 2000 }, (_, at) => ({
      x: 500 + 300 * Math.cos(at * turn),
      y: 500 + 300 * Math.sin(at * turn),
    }));
    const kept = thinned(circle, 200, 2);
    expect(kept.length).toBeLessThanOrEqual(200);
    expect(kept.length).toBeGreaterThan(20);
    const xs = kept.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(594);
  });

  it("drops corners on a straight side and duplicates", () => {
    const square = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
      { x: 0, y: 0 },
    ];
    expect(thinned(square, 200, 1)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ]);
  });
});
