import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BadImageRequest, parseImageRequest } from "../../../src/server/images/image-request.ts";

const parse = (region: string, size = "max", rotation = "0", file = "default.jpg") =>
  parseImageRequest(region, size, rotation, file);
const count = fc.integer({ min: 1, max: 1e9 });
const percent = fc.integer({ min: 1, max: 1e6 }).map((value) => value / 1e4);

test("image-request: regions in pixels and percent are parsed", () => {
  fc.assert(
    fc.property(count, count, count, count, (x, y, width, height) => {
      const expected = { kind: "pixels", x, y, width, height };
      expect(parse(`${x},${y},${width},${height}`).region).toEqual(expected);
    }),
  );
  fc.assert(
    fc.property(percent, percent, percent, percent, (x, y, width, height) => {
      const expected = { kind: "percent", x, y, width, height };
      expect(parse(`pct:${x},${y},${width},${height}`).region).toEqual(expected);
    }),
  );
});

test("image-request: sizes are parsed in every form, with and without ^", () => {
  fc.assert(
    fc.property(count, count, percent, fc.boolean(), (width, height, part, upscale) => {
      const size = (form: string) => parse("full", `${upscale ? "^" : ""}${form}`).size;
      expect(size("max")).toEqual({ upscale, kind: "max" });
      expect(size(`${width},`)).toEqual({ upscale, kind: "width", width });
      expect(size(`,${height}`)).toEqual({ upscale, kind: "height", height });
      expect(size(`${width},${height}`)).toEqual({ upscale, kind: "exact", width, height });
      expect(size(`!${width},${height}`)).toEqual({ upscale, kind: "within", width, height });
      expect(size(`pct:${part}`)).toEqual({ upscale, kind: "percent", percent: part });
    }),
  );
});

test("image-request: rotations are parsed from 0 to 360, mirrored or not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3599 }), fc.boolean(), (tenths, mirror) => {
      const degrees = tenths / 10;
      const rotation = `${mirror ? "!" : ""}${degrees}`;
      expect(parse("full", "max", rotation).rotation).toEqual({ mirror, degrees });
    }),
  );
  expect(parse("full", "max", "360").rotation.degrees).toBe(0);
});

test("image-request: any request is parsed or rejected with BadImageRequest", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.stringMatching(/^[\^!]?(pct:)?[0-9.,-]{0,20}$/),
  );
  fc.assert(
    fc.property(text, text, text, text, (region, size, rotation, file) => {
      try {
        parseImageRequest(region, size, rotation, file);
      } catch (error) {
        expect(error).toBeInstanceOf(BadImageRequest);
      }
    }),
    { numRuns: 1000 },
  );
});

describe("image-request: values outside the specification are rejected", () => {
  test.each([
    [
      "region",
      ["-1,0,10,10", "1.5,0,10,10", "0,0,10", "0,0,0,10", "pct:0,0,10", "Full", "", "../.."],
    ],
    [
      "size",
      [
        "full",
        "",
        ",",
        "!",
        "!10,",
        "^",
        "0,",
        "0,10",
        "pct:0",
        "pct:-5",
        "10,10,10",
        "1e3,",
        "^^max",
      ],
    ],
    ["rotation", ["361", "-90", "!", "", "1e2", "right", "!!90"]],
    [
      "file",
      [
        "default",
        "default.",
        "default.gif",
        "native.jpg",
        ".jpg",
        "default.JPG",
        "default.jpg.exe",
      ],
    ],
  ])("%s", (part, texts) => {
    const accepted = texts.filter((text) => {
      const parts = {
        region: "full",
        size: "max",
        rotation: "0",
        file: "default.jpg",
        [part]: text,
      };
      try {
        parseImageRequest(parts.region, parts.size, parts.rotation, parts.file);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(BadImageRequest);
        return false;
      }
    });
    expect(accepted).toEqual([]);
  });
});
