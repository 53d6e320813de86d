import fc from "fast-check";
import { asItComes } from "../../src/view/view.ts";
import type { Adjustments, Comparison, Frame, Layer, LensView, View } from "../../src/view/view.ts";

/** Slugs as the site creates them, and unusual ones that another server may have. */
export const plainSlug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,5}$/);
export const anySlug = fc.oneof(
  plainSlug,
  fc.array(fc.constantFrom("a", ";", "%3B", "%25"), { minLength: 1 }).map((all) => all.join("")),
  // URLs cannot contain these two as a path segment.
  fc
    .string({ minLength: 1, maxLength: 20, unit: "grapheme" })
    .filter((slug) => slug !== "." && slug !== ".."),
);

export type ViewSizes = {
  /** Slugs of the works. */
  slug?: fc.Arbitrary<string>;
  /** Maximum side length of an image, in pixels. */
  side?: number;
  /** Largest number of an image, from 1. */
  images?: number;
  layers?: number;
};

/** Returns uniformly distributed numbers, unlike `fc.double`. */
function between(least: number, most: number): fc.Arbitrary<number> {
  return fc
    .integer({ min: 0, max: 1_000_000 })
    .map((n) => least + (n / 1_000_000) * (most - least));
}

const degrees = fc.oneof(fc.constantFrom(0, 90, 180, 270), between(0, 359.999));
const share = between(0, 1);
const strength = fc.oneof(fc.constant(1), between(0, 4));

export const anyAdjustments: fc.Arbitrary<Adjustments> = fc.oneof(
  fc.constant(asItComes),
  fc.record({
    brightness: strength,
    contrast: strength,
    saturation: strength,
    invert: fc.boolean(),
    grey: fc.boolean(),
  }),
);

function anyPlace(side: number): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: 0, max: side }), between(0, side));
}

/** Generates frames with a region of at least one pixel inside an image. */
export function anyFrame({ slug = anySlug, side = 100_000, images = 9_999 }: ViewSizes = {}) {
  const region = fc
    .tuple(anyPlace(side - 1), anyPlace(side - 1), share, share)
    .map(([x, y, across, down]) => ({
      x,
      y,
      width: 1 + across * (side - 1 - x),
      height: 1 + down * (side - 1 - y),
    }));
  return fc.record<Frame>({
    work: slug,
    image: fc.integer({ min: 0, max: images - 1 }),
    region: fc.option(region),
    rotation: degrees,
    mirror: fc.boolean(),
    adjustments: anyAdjustments,
  });
}

/** Generates views of one work, without a comparison. */
export function anyView(sizes: ViewSizes = {}): fc.Arbitrary<View> {
  const { side = 100_000, images = 9_999, layers: mostLayers = 8 } = sizes;
  const lens = fc.record<LensView>({
    at: fc.record({ x: anyPlace(side), y: anyPlace(side) }),
    size: between(16, 999),
    strength: fc.oneof(between(1, 20), between(1, 999)),
    shape: fc.constantFrom("round", "square"),
    through: fc.option(fc.integer({ min: 0, max: images - 1 })),
  });
  const layers = fc.uniqueArray(
    fc.record<Layer>({ image: fc.integer({ min: 0, max: images - 1 }), opacity: share }),
    { selector: ({ image }) => image, maxLength: mostLayers },
  );
  return fc.record({ frame: anyFrame(sizes), lens: fc.option(lens), layers }).map((parts) => ({
    ...parts.frame,
    lens: parts.lens && {
      ...parts.lens,
      through: parts.lens.through === parts.frame.image ? null : parts.lens.through,
    },
    layers: parts.layers.filter(({ image }) => image !== parts.frame.image),
    comparison: null,
  }));
}

/** Generates views that are compared with up to three images. */
export function anyComparison(sizes: ViewSizes = {}): fc.Arbitrary<View> {
  const comparison = fc.record<Comparison>({
    others: fc.array(anyFrame(sizes), { minLength: 1, maxLength: 3 }),
    lock: fc.constantFrom("free", "frame", "pixels", "centimetres"),
    arrangement: fc.constantFrom("side", "curtain", "blend", "blink"),
    share,
  });
  return fc
    .tuple(anyView(sizes), comparison)
    .map(([view, compared]) => ({ ...view, comparison: compared }));
}
