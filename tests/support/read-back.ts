import { expect } from "vitest";
import type { Frame, View } from "../../src/view/view.ts";

/**
 * Checks that a parsed frame is within rounding of the written one: half a pixel, half a tenth of a degree, half a
 * hundredth.
 */
export function expectNear(read: Frame, written: Frame) {
  expect(read.work).toBe(written.work);
  expect(read.image).toBe(written.image);
  expect(read.mirror).toBe(written.mirror);
  expect(read.region === null).toBe(written.region === null);
  if (read.region && written.region) {
    expect(Math.abs(read.region.x - written.region.x)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(read.region.y - written.region.y)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(read.region.width - written.region.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(read.region.height - written.region.height)).toBeLessThanOrEqual(1);
  }
  const turn = Math.abs(read.rotation - written.rotation);
  expect(Math.min(turn, 360 - turn)).toBeLessThanOrEqual(0.0501);
  const { brightness, contrast, saturation, invert, grey } = written.adjustments;
  expect(Math.abs(read.adjustments.brightness - brightness)).toBeLessThanOrEqual(0.00501);
  expect(Math.abs(read.adjustments.contrast - contrast)).toBeLessThanOrEqual(0.00501);
  expect(read.adjustments.invert).toBe(invert);
  expect(read.adjustments.grey).toBe(grey);
  // A grey image has no saturation.
  if (grey) expect(read.adjustments.saturation).toBe(1);
  else expect(Math.abs(read.adjustments.saturation - saturation)).toBeLessThanOrEqual(0.00501);
}

/** Checks that lens and layers are within rounding of the written ones. */
export function expectSameExtras(read: View, written: View) {
  expect(read.layers.map(({ image }) => image)).toEqual(written.layers.map(({ image }) => image));
  for (const [index, { opacity }] of read.layers.entries()) {
    expect(Math.abs(opacity - (written.layers[index]?.opacity ?? -1))).toBeLessThanOrEqual(0.00501);
  }
  expect(read.lens === null).toBe(written.lens === null);
  if (!read.lens || !written.lens) return;
  const { at, size, strength, shape, through } = written.lens;
  expect(read.lens).toMatchObject({ shape, through });
  expect(Math.hypot(read.lens.at.x - at.x, read.lens.at.y - at.y)).toBeLessThanOrEqual(0.71);
  expect(Math.abs(read.lens.size - size)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(read.lens.strength - strength)).toBeLessThanOrEqual(
    strength < 9 ? 0.0501 : 0.501,
  );
}
