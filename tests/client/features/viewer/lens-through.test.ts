import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextThrough, throughFrom } from "../../../../src/client/features/viewer/lens-through.ts";
import type { LaidImage } from "../../../../src/client/features/viewer/lens-through.ts";
import { apply } from "../../../../src/view/registration.ts";

function image(role: string, values: Partial<LaidImage> = {}): LaidImage {
  return { role, width: 4000, height: 3000, caption: null, registration: null, ...values };
}

const front = image("FRONT");
const half = { width: 2000, height: 1500 };
const other = { width: 1000, height: 2000 };

/** Two point pairs: the image shows the left half of the first image at half its size. */
const leftHalf = [
  { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
  { from: { x: 1000, y: 0 }, to: { x: 2000, y: 0 } },
];

describe("lens-through: the images that the lens can show", () => {
  it("include every image of similar proportions, aligned by their edges", () => {
    const [xray, ...others] = throughFrom([front, image("XRAY", half)], 0);
    expect(others).toEqual([]);
    expect(xray).toMatchObject({ index: 1, name: "X-ray", inWords: "the X-ray" });
    expect(xray && apply(xray.over, { x: 500, y: 600 })).toEqual({ x: 1000, y: 1200 });
  });

  it("are named by the first sentence or clause of their captions", () => {
    const caption = "Tissot’s indicatrices: all are equal circles. Their size tells of areas.";
    const [circles] = throughFrom([front, image("OVERLAY", { caption })], 0);
    expect(circles?.name).toBe("Tissot’s indicatrices");
    const [dated] = throughFrom([front, image("XRAY", { caption: "X-ray, 1987." })], 0);
    expect(dated?.name).toBe("X-ray, 1987");
  });

  it("include images of other proportions only if they are registered", () => {
    expect(throughFrom([front, image("XRAY", other)], 0)).toEqual([]);
    const [xray] = throughFrom([front, image("XRAY", { ...other, registration: leftHalf })], 0);
    expect(xray && apply(xray.over, { x: 300, y: 100 })).toEqual({ x: 600, y: 200 });
  });

  it("include details only if they are registered", () => {
    expect(throughFrom([front, image("DETAIL")], 0)).toEqual([]);
    expect(throughFrom([front, image("DETAIL")], 1)).toEqual([]);
    expect(throughFrom([front, image("DETAIL", { registration: leftHalf })], 0)).toHaveLength(1);
  });

  it("exclude images whose registration is degenerate", () => {
    const place = { from: { x: 5, y: 5 }, to: { x: 9, y: 9 } };
    expect(throughFrom([front, image("XRAY", { registration: [place, place] })], 0)).toEqual([]);
    expect(throughFrom([front, image("XRAY", { registration: [place] })], 0)).toEqual([]);
  });

  it("mirror a back image, and the front seen from the back", () => {
    const images = [front, image("BACK", half), image("BACK")];
    for (const [held, seen] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const ground = images[held];
      const back = throughFrom(images, held).find(({ index }) => index === seen);
      const left = back && apply(back.over, { x: 0, y: 0 });
      expect(left).toEqual({ x: ground?.width, y: 0 });
    }
    const second = throughFrom(images, 1).find(({ index }) => index === 2);
    expect(second && apply(second.over, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  });

  it("have inverse alignments in both directions", () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: 3000 }),
      y: fc.integer({ min: 0, max: 3000 }),
    });
    const anyImage = fc.record({
      role: fc.constantFrom("OTHER", "BACK", "XRAY", "OVERLAY"),
      caption: fc.constant(null),
      width: fc.constantFrom(2000, 4000),
      height: fc.constantFrom(1500, 3000),
      registration: fc.option(
        fc.array(fc.record({ from: point, to: point }), { minLength: 2, maxLength: 2 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(anyImage, { minLength: 2, maxLength: 4 }), point, (images, place) => {
        for (const { index, over } of throughFrom(images, 0)) {
          const back = throughFrom(images, index).find((choice) => choice.index === 0);
          const again = back && apply(back.over, apply(over, place));
          expect(again?.x).toBeCloseTo(place.x, 4);
          expect(again?.y).toBeCloseTo(place.y, 4);
        }
      }),
    );
  });

  it("are aligned through the first image with each other", () => {
    const images = [front, image("XRAY", { registration: leftHalf }), image("INFRARED", half)];
    const infrared = throughFrom(images, 1).find(({ index }) => index === 2);
    // (300, 100) of the infrared is (600, 200) of the first image, and (300, 100) of the X-ray.
    const there = infrared && apply(infrared.over, { x: 300, y: 100 });
    expect(there?.x).toBeCloseTo(300);
    expect(there?.y).toBeCloseTo(100);
  });
});

describe("lens-through: the names of the images", () => {
  it("are unique captions, roles or numbers", () => {
    const images = [
      front,
      image("XRAY"),
      image("XRAY"),
      image("OTHER"),
      image("OVERLAY", { caption: "With Tissot's indicatrices" }),
      image("INFRARED"),
      image("BACK"),
    ];
    expect(throughFrom(images, 0).map(({ name, inWords }) => [name, inWords])).toEqual([
      ["X-ray (image 2)", "the X-ray (image 2)"],
      ["X-ray (image 3)", "the X-ray (image 3)"],
      ["Image 4", "image 4"],
      ["With Tissot's indicatrices", "“With Tissot's indicatrices”"],
      ["Infrared", "the infrared image"],
      ["Back", "the back"],
    ]);
  });

  it("are visited in order, followed by none", () => {
    const choices = throughFrom([front, image("XRAY"), image("BACK")], 0);
    const first = nextThrough(choices, null);
    const second = nextThrough(choices, first?.index ?? null);
    expect([first?.index, second?.index]).toEqual([1, 2]);
    expect(nextThrough(choices, 2)).toBeNull();
    expect(nextThrough([], null)).toBeNull();
  });
});
