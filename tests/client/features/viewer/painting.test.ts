import { describe, expect, it } from "vitest";
import { paint } from "../../../../src/client/features/viewer/painting.ts";
import type {
  PaintedLayer,
  Picture,
  PlacedTile,
} from "../../../../src/client/features/viewer/painting.ts";

type Drawn = { what: unknown; alpha: number; corners: [number, number][] };

/** Creates a canvas that records drawn images and the positions of their corners. */
function canvasUnderTest() {
  const drawn: Drawn[] = [];
  let matrix = new DOMMatrix();
  const kept: { matrix: DOMMatrix; alpha: number }[] = [];
  const context = {
    canvas: { width: 1, height: 1 },
    globalAlpha: 1,
    resetTransform: () => void (matrix = new DOMMatrix()),
    clearRect: () => void (drawn.length = 0),
    translate: (x: number, y: number) => void (matrix = matrix.translate(x, y)),
    scale: (x: number, y: number) => void (matrix = matrix.scale(x, y)),
    rotate: (angle: number) => void (matrix = matrix.rotate((angle * 180) / Math.PI)),
    save: () => void kept.push({ matrix, alpha: context.globalAlpha }),
    restore: () => {
      const before = kept.pop();
      if (!before) throw new Error("Nothing to restore.");
      matrix = before.matrix;
      context.globalAlpha = before.alpha;
    },
    drawImage: (what: unknown, x: number, y: number, width = 0, height = 0) => {
      const at = (left: number, top: number): [number, number] => {
        const point = matrix.transformPoint({ x: left, y: top });
        return [Math.round(point.x), Math.round(point.y)];
      };
      drawn.push({
        what,
        alpha: context.globalAlpha,
        corners: [at(x, y), at(x + width, y + height)],
      });
    },
  };
  return { context: context as never as OffscreenCanvasRenderingContext2D, drawn };
}

const tile: PlacedTile = {
  id: 1,
  level: 0,
  x: 10,
  y: 20,
  width: 30,
  height: 40,
  flipped: false,
};

function picture(values: Partial<Picture> = {}, layer: Partial<PaintedLayer> = {}): Picture {
  const layers = [{ opacity: 1, rotation: 0, around: { x: 0, y: 0 }, tiles: [tile], ...layer }];
  return { width: 200, height: 100, rotation: 0, mirror: false, layers, ...values };
}

const bitmaps = new Map([[1, "bitmap" as never as ImageBitmap]]);

function painted(shown: Picture) {
  const { context, drawn } = canvasUnderTest();
  const sketch = canvasUnderTest();
  paint(context, shown, bitmaps, () => sketch.context);
  return { context, drawn, sketch };
}

const cornersOf = (shown: Picture) => painted(shown).drawn[0]?.corners;

describe("painting a frame", () => {
  it("places tiles on a canvas as large as the window", () => {
    const { context, drawn } = painted(picture());
    expect(drawn).toEqual([
      {
        what: "bitmap",
        alpha: 1,
        corners: [
          [10, 20],
          [40, 60],
        ],
      },
    ]);
    expect(context.canvas).toEqual({ width: 200, height: 100 });
  });

  it("draws nothing while the window has no pixels", () => {
    const flat = painted(picture({ height: 0 }, { opacity: 0.5 }));
    expect([...flat.drawn, ...flat.sketch.drawn]).toEqual([]);
  });

  it("rotates around the centre, and mirrors after the rotation", () => {
    expect(cornersOf(picture({ mirror: true }))).toEqual([
      [190, 20],
      [160, 60],
    ]);
    expect(cornersOf(picture({ rotation: 90 }))).toEqual([
      [130, -40],
      [90, -10],
    ]);
    expect(cornersOf(picture({ rotation: 90, mirror: true }))).toEqual([
      [70, -40],
      [110, -10],
    ]);
  });

  it("rotates a layer around its own point, and flips its tiles in place", () => {
    expect(cornersOf(picture({}, { rotation: 90, around: { x: 10, y: 20 } }))).toEqual([
      [10, 20],
      [-30, 50],
    ]);
    expect(cornersOf(picture({}, { tiles: [{ ...tile, flipped: true }] }))).toEqual([
      [40, 20],
      [10, 60],
    ]);
  });

  it("composes a translucent layer before it draws it over the others", () => {
    const { context, drawn, sketch } = painted(picture({ rotation: 90 }, { opacity: 0.5 }));
    expect(sketch.drawn).toEqual([
      {
        what: "bitmap",
        alpha: 1,
        corners: [
          [130, -40],
          [90, -10],
        ],
      },
    ]);
    expect(drawn).toEqual([
      {
        what: sketch.context.canvas,
        alpha: 0.5,
        corners: [
          [0, 0],
          [0, 0],
        ],
      },
    ]);
    expect(context.globalAlpha).toBe(1);
  });

  it("skips tiles that no longer exist", () => {
    const gone = picture({}, { tiles: [{ ...tile, id: 2 }, tile] });
    expect(painted(gone).drawn).toHaveLength(1);
  });
});
