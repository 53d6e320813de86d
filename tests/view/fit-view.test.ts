import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitFrame, fitView } from "../../src/view/fit-view.ts";
import { intersect } from "../../src/view/geometry.ts";
import { wholeFrame, wholeRegion, wholeView } from "../../src/view/view.ts";
import type { LensView, View } from "../../src/view/view.ts";
import { anyView } from "../support/views.ts";

const images = [
  { width: 600, height: 400 },
  { width: 300, height: 200 },
];
const lens: LensView = {
  at: { x: 300, y: 200 },
  size: 200,
  strength: 2,
  shape: "round",
  through: 1,
};

const anySizes = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 900 }), height: fc.integer({ min: 1, max: 900 }) }),
  { maxLength: 4 },
);

describe("fit-view: a view fitted to the images of its work", () => {
  it("lies inside them, reports what did not fit, and is unchanged when fitted again", () => {
    fc.assert(
      fc.property(anyView({ side: 1000, images: 6 }), anySizes, (view, sizes) => {
        const fitted = fitView(view, sizes);
        const size = sizes[fitted.view.image];
        if (sizes.length > 0) expect(size).toBeDefined();
        if (fitted.view.region && size) {
          expect(intersect(fitted.view.region, wholeRegion(size))).toEqual(fitted.view.region);
        }
        if (fitted.view.lens && size) {
          const { at, through } = fitted.view.lens;
          expect(at.x >= 0 && at.x <= size.width && at.y >= 0 && at.y <= size.height).toBe(true);
          if (through !== null) expect(sizes[through]).toBeDefined();
        }
        for (const { image } of fitted.view.layers) expect(sizes[image]).toBeDefined();
        const again = fitView(fitted.view, sizes);
        expect(again.view).toEqual(fitted.view);
        if (sizes.length > 0) expect(again.dropped).toEqual([]);
      }),
    );
  });

  it("is unchanged if all its parts exist", () => {
    const view: View = {
      ...wholeView("a", 0),
      region: { x: 500, y: 300, width: 100, height: 100 },
      lens,
      layers: [{ image: 1, opacity: 0.5 }],
    };
    expect(fitView(view, images)).toEqual({ view, dropped: [] });
  });

  it("keeps the part of its region that is inside the image", () => {
    const region = { x: 500, y: 300, width: 300, height: 50 };
    expect(fitView({ ...wholeView("a", 0), region }, images)).toEqual({
      view: { ...wholeView("a", 0), region: { x: 500, y: 300, width: 100, height: 50 } },
      dropped: ["a part of the region"],
    });
  });

  it("reports no loss that is only a rounding difference", () => {
    const region = { x: 500, y: 300, width: 101, height: 100 };
    expect(fitView({ ...wholeView("a", 0), region }, images).dropped).toEqual([]);
  });

  it("shows the whole image if its region is outside the image or covers all of it", () => {
    const outside = { x: 600, y: 0, width: 10, height: 10 };
    const larger = { x: 0, y: 0, width: 600.5, height: 401 };
    expect(fitView({ ...wholeView("a", 0), region: outside }, images)).toEqual({
      view: wholeView("a", 0),
      dropped: ["the region"],
    });
    expect(fitView({ ...wholeView("a", 0), region: larger }, images)).toEqual({
      view: wholeView("a", 0),
      dropped: [],
    });
  });

  it("falls back to the first image if its own is missing, without region, lens and layers", () => {
    const view: View = {
      ...wholeView("a", 6),
      region: { x: 1, y: 1, width: 9, height: 9 },
      rotation: 90,
      lens,
      layers: [{ image: 1, opacity: 0.5 }],
    };
    expect(fitView(view, images)).toEqual({
      view: { ...wholeView("a", 0), rotation: 90 },
      dropped: ["image 7", "the region", "the lens", "the layers"],
    });
    expect(fitView(wholeView("a", 0), [])).toEqual({ view: wholeView("a", 0), dropped: [] });
  });

  it("moves its lens into the image and drops a missing image behind it", () => {
    const held: LensView = { ...lens, at: { x: 900, y: 100 }, through: 2 };
    expect(fitView({ ...wholeView("a", 0), lens: held }, images)).toEqual({
      view: { ...wholeView("a", 0), lens: { ...held, at: { x: 600, y: 100 }, through: null } },
      dropped: ["the place of the lens", "the image behind the lens"],
    });
  });

  it("keeps only layers whose images exist", () => {
    const layers = [
      { image: 1, opacity: 1 },
      { image: 4, opacity: 1 },
    ];
    const fitted = fitView({ ...wholeView("a", 0), layers }, images);
    expect(fitted.view.layers).toEqual([{ image: 1, opacity: 1 }]);
    expect(fitted.dropped).toEqual(["a layer"]);
  });

  it("has each compared image fitted separately", () => {
    expect(fitFrame(wholeFrame("b", 2), images)).toEqual({
      view: wholeFrame("b", 0),
      dropped: ["image 3"],
    });
  });
});
