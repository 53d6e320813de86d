import { expect, test } from "vitest";
import { pixelsPerCmOf } from "../../../src/server/store/pixels-per-cm.ts";
import type { ImageRow } from "../../../src/server/store/works.ts";
import { imageInput } from "../../support/work-inputs.ts";

const work = { dimensions: { text: "", heightCm: 30, widthCm: 40, depthCm: null } };

function picture(given: Partial<ImageRow> = {}): ImageRow {
  const { details: _, ...image } = imageInput("a".repeat(32));
  return { ...image, remote: null, id: "i", workId: "w", position: 0, ...given };
}

test("pixels-per-cm: an image of the whole front has its work's size", () => {
  expect(pixelsPerCmOf(picture(), work)).toBe(100);
  expect(pixelsPerCmOf(picture({ height: 3050 }), work)).toBe(100);
});

test("pixels-per-cm: a stored value takes precedence over a calculated one", () => {
  expect(pixelsPerCmOf(picture({ pixelsPerCm: 12.5, position: 3 }), work)).toBe(12.5);
});

test.each<[string, Partial<ImageRow>]>([
  ["has other proportions", { height: 3070 }],
  ["lies on its side", { width: 3000, height: 4000 }],
  ["is not the first", { position: 1 }],
  ["shows the back", { role: "BACK" }],
])("pixels-per-cm: an image that %s has no scale", (_case, given) => {
  expect(pixelsPerCmOf(picture(given), work)).toBeNull();
});

test.each([
  ["no dimensions", null],
  ["no height", { text: "", heightCm: null, widthCm: 40, depthCm: null }],
  ["no width", { text: "", heightCm: 30, widthCm: null, depthCm: null }],
])("pixels-per-cm: an image of a work with %s has no scale", (_case, dimensions) => {
  expect(pixelsPerCmOf(picture(), { dimensions })).toBeNull();
});
