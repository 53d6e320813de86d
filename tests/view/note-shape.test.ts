import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaOf, boxOf, distanceTo, middleOf, shapeAt } from "../../src/view/note-shape.ts";
import type { NoteShape } from "../../src/view/note-shape.ts";

const image = { width: 4000, height: 3000 };
const point = fc.record({
  x: fc.integer({ min: 0, max: image.width }),
  y: fc.integer({ min: 0, max: image.height }),
});
const rectangle = fc
  .record({
    x: fc.integer({ min: 0, max: 3000 }),
    y: fc.integer({ min: 0, max: 2000 }),
    width: fc.integer({ min: 1, max: 1000 }),
    height: fc.integer({ min: 1, max: 1000 }),
  })
  .map((region) => ({ kind: "RECTANGLE" as const, region }));
/** Converts a rectangle to a polygon. */
const asPolygon = ({
  region: { x, y, width, height },
}: {
  region: typeof image & { x: number; y: number };
}): NoteShape => ({
  kind: "POLYGON",
  corners: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
});

describe("note-shape: the shape of a note", () => {
  it("has the same distance and area as a rectangle and as the outline of one", () => {
    fc.assert(
      fc.property(rectangle, point, (shape, at) => {
        const outline = asPolygon(shape);
        expect(distanceTo(outline, at)).toBeCloseTo(distanceTo(shape, at), 6);
        expect(areaOf(outline)).toBeCloseTo(areaOf(shape), 6);
        expect(boxOf(outline, image)).toEqual(boxOf(shape, image));
      }),
    );
  });

  it("has distance 0 from its own middle", () => {
    fc.assert(
      fc.property(rectangle, (shape) => {
        expect(distanceTo(shape, middleOf(shape, image))).toBe(0);
      }),
    );
  });

  it("measures the straight-line distance from a point", () => {
    const shape: NoteShape = { kind: "POINT", point: { x: 10, y: 20 } };
    expect(distanceTo(shape, { x: 13, y: 24 })).toBe(5);
    expect(middleOf(shape, image)).toEqual({ x: 10, y: 20 });
  });
});

describe("note-shape: a press on notes", () => {
  const held = (id: string, shape: NoteShape) => ({ id, shape });
  const large = held("large", {
    kind: "RECTANGLE",
    region: { x: 0, y: 0, width: 100, height: 100 },
  });
  const small = held("small", {
    kind: "RECTANGLE",
    region: { x: 40, y: 40, width: 20, height: 20 },
  });

  it("selects the smallest shape that contains it, whatever their order", () => {
    expect(shapeAt([large, small], { x: 50, y: 50 }, 5)?.id).toBe("small");
    expect(shapeAt([small, large], { x: 50, y: 50 }, 5)?.id).toBe("small");
    expect(shapeAt([small, large], { x: 10, y: 10 }, 5)?.id).toBe("large");
  });

  it("selects a shape beside it only within the touch radius", () => {
    expect(shapeAt([small], { x: 70, y: 50 }, 22)?.id).toBe("small");
    expect(shapeAt([small], { x: 83, y: 50 }, 22)).toBeNull();
  });

  it("never selects a note on the whole image", () => {
    expect(shapeAt([held("whole", { kind: "WHOLE" })], { x: 1, y: 1 }, 5)).toBeNull();
  });

  it("selects a shape from every point within it", () => {
    fc.assert(
      fc.property(rectangle, fc.double({ min: 0, max: 1, noNaN: true }), (shape, share) => {
        const { x, y, width, height } = shape.region;
        const at = { x: x + share * width, y: y + share * height };
        expect(shapeAt([held("one", shape)], at, 0.001)?.id).toBe("one");
      }),
    );
  });
});
