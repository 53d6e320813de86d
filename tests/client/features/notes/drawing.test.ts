import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  begun,
  between,
  cornered,
  drawnShape,
  moved,
  resized,
  takenBack,
} from "../../../../src/client/features/notes/drawing.ts";
import type { Drawing } from "../../../../src/client/features/notes/drawing.ts";
import { drawingInWords } from "../../../../src/client/features/notes/drawing-words.ts";
import { boxOf } from "../../../../src/view/note-shape.ts";
import type { NoteShape } from "../../../../src/view/note-shape.ts";

const image = { width: 4000, height: 3000 };
const step = fc.record({
  act: fc.constantFrom(moved, resized),
  by: fc.record({
    x: fc.double({ min: -5000, max: 5000, noNaN: true }),
    y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  }),
  sets: fc.boolean(),
});
const far = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
});
const seen = { x: 1000, y: 900, width: 600, height: 300 };

function expectWithin(shape: NoteShape | null) {
  if (!shape) return;
  const { x, y, width, height } = boxOf(shape, image);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(image.width);
  expect(y + height).toBeLessThanOrEqual(image.height);
}

describe("drawing: a drawn shape", () => {
  it("stays within the image for any keyboard steps, and is valid", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("RECTANGLE" as const, "POLYGON" as const, "POINT" as const),
        fc.array(step, { maxLength: 30 }),
        (kind, steps) => {
          let drawing: Drawing = begun(kind, seen);
          for (const { act, by, sets } of steps) {
            drawing = act(drawing, by, image);
            if (sets && drawing.kind === "POLYGON") drawing = cornered(drawing, drawing.at, image);
          }
          const shape = drawnShape(drawing, image, 0.5);
          expectWithin(shape);
          if (shape?.kind === "POLYGON") expect(shape.corners.length).toBeGreaterThanOrEqual(3);
          if (shape?.kind === "RECTANGLE") {
            expect(Object.values(shape.region).every(Number.isInteger)).toBe(true);
            expect(shape.region.width).toBeGreaterThanOrEqual(1);
            expect(shape.region.height).toBeGreaterThanOrEqual(1);
          }
        },
      ),
    );
  });

  it("stays within the image for any drag", () => {
    fc.assert(
      fc.property(far, far, (from, to) =>
        expectWithin(drawnShape(between(from, to, image), image, 1)),
      ),
    );
  });

  it("starts in the centre of the viewport", () => {
    expect(begun("POINT", seen)).toEqual({ kind: "POINT", at: { x: 1300, y: 1050 } });
    expect(begun("RECTANGLE", seen)).toEqual({
      kind: "RECTANGLE",
      region: { x: 1200, y: 1000, width: 200, height: 100 },
    });
  });

  it("loses its corners one by one until none is left", () => {
    let drawing = begun("POLYGON", seen);
    const places = [
      { x: 10, y: 10 },
      { x: 900, y: 10 },
      { x: 900, y: 900 },
    ];
    for (const at of places) drawing = cornered(drawing, at, image);
    expect(drawnShape(drawing, image, 1)).toEqual({ kind: "POLYGON", corners: places });
    drawing = takenBack(drawing);
    expect(drawnShape(drawing, image, 1)).toBeNull();
    expect(drawing).toMatchObject({ at: { x: 900, y: 900 } });
    drawing = takenBack(takenBack(takenBack(drawing)));
    expect(drawing).toMatchObject({ corners: [] });
  });

  it("has a text description", () => {
    const rectangle = between({ x: 0, y: 0 }, { x: 1200, y: 600 }, image);
    expect(drawingInWords(rectangle, image)).toBe(
      "Rectangle, upper left, 30 by 20 percent of the picture",
    );
    const outline = cornered(begun("POLYGON", seen), { x: 3900, y: 2900 }, image);
    expect(drawingInWords(outline, image)).toBe("1 corner, next one lower right");
  });
});
