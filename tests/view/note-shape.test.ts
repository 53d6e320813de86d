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
/** The same place said as an outline. */
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

describe("note-shape: the place of a note", () => {
  it("is as far away as a rectangle as it is as the outline of one", () => {
    fc.assert(
      fc.property(rectangle, point, (shape, at) => {
        const outline = asPolygon(shape);
        expect(distanceTo(outline, at)).toBeCloseTo(distanceTo(shape, at), 6);
        expect(areaOf(outline)).toBeCloseTo(areaOf(shape), 6);
        expect(boxOf(outline, image)).toEqual(boxOf(shape, image));
      }),
    );
  });

  it("is nowhere beside its own middle", () => {
    fc.assert(
      fc.property(rectangle, (shape) => {
        expect(distanceTo(shape, middleOf(shape, image))).toBe(0);
      }),
    );
  });

  it("is as far as the crow flies from a point", () => {
    const shape: NoteShape = { kind: "POINT", point: { x: 10, y: 20 } };
    expect(distanceTo(shape, { x: 13, y: 24 })).toBe(5);
    expect(middleOf(shape, image)).toEqual({ x: 10, y: 20 });
  });
});

describe("note-shape: a press on marks", () => {
  const held = (id: string, shape: NoteShape) => ({ id, shape });
  const large = held("large", {
    kind: "RECTANGLE",
    region: { x: 0, y: 0, width: 100, height: 100 },
  });
  const small = held("small", {
    kind: "RECTANGLE",
    region: { x: 40, y: 40, width: 20, height: 20 },
  });

  it("means the smallest it lies in, whatever their order", () => {
    expect(shapeAt([large, small], { x: 50, y: 50 }, 5)?.id).toBe("small");
    expect(shapeAt([small, large], { x: 50, y: 50 }, 5)?.id).toBe("small");
    expect(shapeAt([small, large], { x: 10, y: 10 }, 5)?.id).toBe("large");
  });

  it("means one beside it as far as a finger reaches, and no further", () => {
    expect(shapeAt([small], { x: 70, y: 50 }, 22)?.id).toBe("small");
    expect(shapeAt([small], { x: 83, y: 50 }, 22)).toBeNull();
  });

  it("never means the whole picture", () => {
    expect(shapeAt([held("whole", { kind: "WHOLE" })], { x: 1, y: 1 }, 5)).toBeNull();
  });

  it("finds a shape from everywhere within it", () => {
    fc.assert(
      fc.property(rectangle, fc.double({ min: 0, max: 1, noNaN: true }), (shape, share) => {
        const { x, y, width, height } = shape.region;
        const at = { x: x + share * width, y: y + share * height };
        expect(shapeAt([held("one", shape)], at, 0.001)?.id).toBe("one");
      }),
    );
  });
});
