import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Size } from "../../../src/server/images/grid.ts";
import { BadImageRequest, parseImageRequest } from "../../../src/server/images/image-request.ts";
import {
  limits,
  limitsOf,
  MAX_ENLARGED_AREA,
  resolveRequest,
} from "../../../src/server/images/resolve.ts";

const ask = (picture: Size, region: string, size: string, rotation = "0", file = "default.jpg") =>
  resolveRequest(parseImageRequest(region, size, rotation, file), picture);
const asked = (picture: Size, path: string) => {
  const [region = "", size = "", rotation, file] = path.split("/");
  return ask(picture, region, size, rotation, file);
};

const side = fc.integer({ min: 1, max: 30_000 });
const picture = fc.record({ width: side, height: side });
const regionText = fc.oneof(
  fc.constant("full"),
  fc.constant("square"),
  fc
    .tuple(side, side, side, side)
    .map(([x, y, width, height]) => `${x - 1},${y - 1},${width},${height}`),
  fc
    .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 1200 })))
    .map((tenths) => `pct:${tenths.map((value) => value / 10).join(",")}`),
);
const sizeText = fc
  .tuple(
    fc.boolean(),
    fc.oneof(
      fc.constant("max"),
      side.map((width) => `${width},`),
      side.map((height) => `,${height}`),
      fc.tuple(side, side).map(([width, height]) => `${width},${height}`),
      fc.tuple(side, side).map(([width, height]) => `!${width},${height}`),
      fc.integer({ min: 1, max: 2000 }).map((tenths) => `pct:${tenths / 10}`),
    ),
  )
  .map(([upscale, form]) => `${upscale ? "^" : ""}${form}`);

test("resolve: a result lies within the image and the limits, and is enlarged only with ^", () => {
  let answered = 0;
  fc.assert(
    fc.property(picture, regionText, sizeText, (whole, region, size) => {
      try {
        const answer = ask(whole, region, size);
        answered += 1;
        expect(answer.region.x + answer.region.width).toBeLessThanOrEqual(whole.width);
        expect(answer.region.y + answer.region.height).toBeLessThanOrEqual(whole.height);
        const { width, height } = answer.output;
        expect(Math.min(width, height, answer.region.width, answer.region.height)).toBeGreaterThan(
          0,
        );
        expect(Math.max(width, height)).toBeLessThanOrEqual(limits.maxWidth);
        expect(width * height).toBeLessThanOrEqual(limitsOf(whole).maxArea);
        if (width > answer.region.width || height > answer.region.height) {
          expect(size).toMatch(/^\^/);
          expect(width * height).toBeLessThanOrEqual(MAX_ENLARGED_AREA);
        }
      } catch (error) {
        if (!(error instanceof BadImageRequest)) throw error;
      }
    }),
    { numRuns: 2000 },
  );
  expect(answered).toBeGreaterThan(300);
});

test("resolve: the canonical path gives the same result and is its own canonical path", () => {
  fc.assert(
    fc.property(picture, regionText, sizeText, (whole, region, size) => {
      let first;
      try {
        first = ask(whole, region, size, "!22.5", "color.png");
      } catch {
        return;
      }
      const second = asked(whole, first.canonical);
      expect(second.region).toEqual(first.region);
      expect(second.output).toEqual(first.output);
      expect(second.canonical).toBe(first.canonical);
    }),
    { numRuns: 2000 },
  );
});

test("resolve: !w,h gives the largest possible size within its bounds", () => {
  const bound = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(picture, bound, bound, (whole, width, height) => {
      const { output } = ask(whole, "full", `!${width},${height}`);
      expect(output.width).toBeLessThanOrEqual(width);
      expect(output.height).toBeLessThanOrEqual(height);
      const touches =
        output.width === Math.min(width, whole.width) ||
        output.height === Math.min(height, whole.height);
      expect(touches).toBe(true);
    }),
  );
});

describe("resolve: examples of the specification", () => {
  const example = { width: 300, height: 200 };

  test.each([
    ["125,15,120,140/max", { x: 125, y: 15, width: 120, height: 140 }, [120, 140]],
    ["pct:41.6,7.5,40,70/max", { x: 125, y: 15, width: 120, height: 140 }, [120, 140]],
    ["125,15,200,200/max", { x: 125, y: 15, width: 175, height: 185 }, [175, 185]],
    ["pct:41.6,7.5,66.6,100/max", { x: 125, y: 15, width: 175, height: 185 }, [175, 185]],
    ["square/max", { x: 50, y: 0, width: 200, height: 200 }, [200, 200]],
    ["full/150,", { x: 0, y: 0, ...example }, [150, 100]],
    ["full/^360,", { x: 0, y: 0, ...example }, [360, 240]],
    ["full/,150", { x: 0, y: 0, ...example }, [225, 150]],
    ["full/pct:50", { x: 0, y: 0, ...example }, [150, 100]],
    ["full/225,100", { x: 0, y: 0, ...example }, [225, 100]],
    ["full/!225,100", { x: 0, y: 0, ...example }, [150, 100]],
    ["full/^!360,360", { x: 0, y: 0, ...example }, [360, 240]],
  ])("%s", (path, region, [width, height]) => {
    const answer = asked(example, `${path}/0/default.jpg`);
    expect(answer.region).toEqual(region);
    expect(answer.output).toEqual({ width, height });
  });

  test.each([
    "full/301,",
    "full/,201",
    "full/301,10",
    "full/pct:120",
    "300,0,10,10/max",
    "0,0,10,10/11,",
  ])("%s is rejected", (path) => {
    expect(() => asked(example, `${path}/0/default.jpg`)).toThrow(BadImageRequest);
  });
});

test("resolve: max is reduced to the limits, and larger sizes are rejected with the limits in the message", () => {
  const huge = { width: 20_000, height: 14_000 };
  const { output } = ask(huge, "full", "max");
  expect(output.width * output.height).toBeLessThanOrEqual(limits.maxArea);
  expect(output.width * output.height).toBeGreaterThan(limits.maxArea * 0.999);
  expect(() => ask(huge, "full", "9000,")).toThrow("at most 10000 x 10000 and 40000000 pixels");
  expect(() => ask(huge, "full", "4000,", "0", "default.avif")).toThrow("AVIF of this size");
});

describe("resolve: memory limits", () => {
  const small = { width: 1300, height: 900 };
  const large = { width: 6000, height: 5000 };

  test("allow enlarging to 4 megapixels, and never reduce an image because of ^", () => {
    const enlarged = ask(small, "full", "^max").output;
    expect(enlarged.width * enlarged.height).toBeLessThanOrEqual(MAX_ENLARGED_AREA);
    expect(enlarged.width * enlarged.height).toBeGreaterThan(MAX_ENLARGED_AREA * 0.999);
    expect(limitsOf(small).maxArea).toBe(MAX_ENLARGED_AREA);
    expect(ask(large, "full", "^max").output).toEqual(large);
    expect(ask(large, "full", "^6000,").output).toEqual(large);
    expect(limitsOf(large).maxArea).toBe(6000 * 5000);
    expect(() => ask(small, "full", "^2600,")).toThrow("enlarged to at most 4,000,000 pixels");
    expect(() => ask(large, "full", "^6001,5000")).toThrow("enlarged to at most");
  });

  test.each(["png", "tif"])("allow %s at most 10 megapixels", (format) => {
    expect(() => asked(large, `full/max/0/default.${format}`)).toThrow(
      `${format.toUpperCase()} of this size is not offered: at most 10,000,000 pixels.`,
    );
    expect(() => asked(large, `full/3400,/0/default.${format}`)).not.toThrow();
    expect(() => asked(large, "full/max/0/default.jpg")).not.toThrow();
  });
});

describe("resolve: a rotated image has the size of its bounding box", () => {
  const any = { width: 3000, height: 2000 };

  test.each([
    ["full/max/0/default.jpg", 3000, 2000],
    ["full/max/90/default.jpg", 2000, 3000],
    ["full/max/!180/default.jpg", 3000, 2000],
    ["full/max/45/default.jpg", 3536, 3536],
    ["full/1000,500/30/default.jpg", 1116, 933],
  ])("%s", (path, width, height) => {
    expect(asked(any, path).turned).toEqual({ width, height });
  });

  test("and is rejected if that is too large, however small the image is", () => {
    expect(() => asked(any, "full/^10000,400/45/default.avif")).toThrow(
      "at most 10000 x 10000 and 40000000 pixels",
    );
  });

  test("and as AVIF is limited to AVIF's number of pixels", () => {
    expect(asked(any, "full/2000,1000/45/default.webp").turned.width).toBe(2121);
    expect(() => asked(any, "full/2000,1000/45/default.avif")).toThrow("AVIF of this size");
    expect(() => asked(any, "full/2000,1000/90/default.avif")).not.toThrow();
  });
});

test.each([
  ["0,0,300,200/150,/0.0/color.png", "full/150,100/0/default.png"],
  ["full/300,200/0/default.jpg", "full/max/0/default.jpg"],
  ["pct:0,0,50,50/^300,200/!90.50/gray.webp", "0,0,150,100/^300,200/!90.5/gray.webp"],
])("resolve: %s has the canonical path %s", (path, canonical) => {
  expect(asked({ width: 300, height: 200 }, path).canonical).toBe(canonical);
});
