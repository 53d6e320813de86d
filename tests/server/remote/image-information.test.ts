import { expect, test } from "vitest";
import { readImageInformation } from "../../../src/server/remote/image-information.ts";

const at = "https://example.org/iiif/sea";
const size = { width: 4000, height: 3000 };
const read = (more: object) => readImageInformation({ ...size, ...more }, at);
const v1 = "http://library.stanford.edu/iiif/image-api/1.1/context.json";
const v2 = "http://iiif.io/api/image/2/context.json";
const v3 = "http://iiif.io/api/image/3/context.json";

test.each([
  [1, { "@context": v1, profile: `${v1.replace("context.json", "compliance.html")}#level1` }],
  [2, { "@context": v2, profile: ["http://iiif.io/api/image/2/level2.json", { formats: [] }] }],
  [2, { profile: ["level0", { supports: ["regionByPx", "sizeByW"] }] }],
  [1, { profile: "http://library.stanford.edu/iiif/image-api/compliance.html#level2" }],
  [3, { "@context": [v3], profile: "level1" }],
  [3, { "@context": v3, profile: "level0", extraFeatures: ["regionByPx", "sizeByW"] }],
])(
  "image-information: a cropping service of version %i is used for any region",
  (version, told) => {
    expect(read(told)).toEqual({
      kind: "service",
      address: at,
      version,
      ...size,
      tiles: { width: 1024, height: 1024, scaleFactors: [1] },
      hasAnyPart: true,
    });
  },
);

test.each([
  [{ maxWidth: 700 }, 700],
  [{ maxArea: 250_000 }, 500],
  [{ profile: ["level2", { maxWidth: 300 }] }, 300],
])("image-information: tiles respect the limit %j", (told, length) => {
  expect(read({ "@context": v2, profile: "level2", ...told })?.tiles.width).toBe(length);
});

test.each([
  [{ tiles: [{ width: 256, scaleFactors: [4, 1, 2] }] }, { width: 256, height: 256 }],
  [{ tiles: [{ width: 512, height: 256, scaleFactors: [1, 2, 4] }] }, { width: 512, height: 256 }],
  [
    { tile_width: 512, scale_factors: [1, 2, 4] },
    { width: 512, height: 512 },
  ],
])("image-information: a service that cannot crop is used with its own tiles: %j", (told, tile) => {
  expect(read({ "@context": v2, profile: "level0", ...told })).toMatchObject({
    tiles: { ...tile, scaleFactors: [1, 2, 4] },
    hasAnyPart: false,
  });
});

test.each([null, [], "text", {}, { width: "4000", height: 3000 }, { ...size, profile: "level0" }])(
  "image-information: %j is no usable service",
  (json) => {
    expect(readImageInformation(json, at)).toBeNull();
  },
);

test.each([
  { profile: "level2", maxWidth: 10 },
  { profile: "level2", width: 2_000_000 },
  { profile: "level0", tiles: [{ width: 1, scaleFactors: [1] }] },
  { profile: "level0", tiles: [{ width: 256, scaleFactors: Array(33).fill(1) }] },
])("image-information: %j has unusable tile sizes", (told) => {
  expect(read({ "@context": v2, ...told })).toBeNull();
});
