import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBytes, toBytes } from "../../src/view/compact.ts";
import { limits } from "../../src/view/limits.ts";
import { wholeView } from "../../src/view/view.ts";
import type { Frame, View } from "../../src/view/view.ts";
import { anyComparison, anyView, plainSlug } from "../support/views.ts";

const anyOne = fc.oneof(anyView(), anyComparison());

function read(bytes: Uint8Array, works: readonly string[] = []): View {
  const view = fromBytes(bytes, works);
  if (!view) throw new Error("nothing was read");
  return view;
}

/** Checks that a decoded frame has the documented precision: tenths of pixels and degrees, hundredths of the rest. */
function expectNear(found: Frame | undefined, written: Frame) {
  expect(found).toMatchObject({
    work: written.work,
    image: written.image,
    mirror: written.mirror,
    adjustments: { invert: written.adjustments.invert, grey: written.adjustments.grey },
  });
  if (!found) return;
  expect(found.region === null).toBe(written.region === null);
  if (found.region && written.region) {
    const { x, y, width, height } = written.region;
    expect(Math.hypot(found.region.x - x, found.region.y - y)).toBeLessThanOrEqual(0.071);
    expect(Math.abs(found.region.width - width)).toBeLessThanOrEqual(0.1001);
    expect(Math.abs(found.region.height - height)).toBeLessThanOrEqual(0.1001);
  }
  const turn = Math.abs(found.rotation - written.rotation);
  expect(Math.min(turn, 360 - turn)).toBeLessThanOrEqual(0.0501);
  for (const name of ["brightness", "contrast", "saturation"] as const) {
    const off = Math.abs(found.adjustments[name] - written.adjustments[name]);
    expect(off).toBeLessThanOrEqual(0.00501);
  }
}

/** Checks the ranges that the type documents. */
function expectSound(view: View) {
  const isShare = (value: number) => value >= 0 && value <= 1;
  const frames = [view, ...(view.comparison?.others ?? [])];
  for (const { work, image, region, rotation, adjustments } of frames) {
    expect(work.length).toBeGreaterThan(0);
    expect(Number.isInteger(image) && image >= 0 && image < limits.images).toBe(true);
    if (region) expect(region.x >= 0 && region.y >= 0).toBe(true);
    if (region) expect(region.width > 0 && region.height > 0).toBe(true);
    expect(rotation >= 0 && rotation < 360).toBe(true);
    for (const name of ["brightness", "contrast", "saturation"] as const) {
      expect(adjustments[name] >= 0 && adjustments[name] <= 4).toBe(true);
    }
  }
  expect(view.layers.every(({ opacity }) => isShare(opacity))).toBe(true);
  expect(new Set([view.image, ...view.layers.map(({ image }) => image)]).size).toBe(
    view.layers.length + 1,
  );
  expect(view.lens?.through).not.toBe(view.image);
  if (view.lens) expect(view.lens.strength >= 1 && view.lens.size > 0).toBe(true);
  const { others, share } = view.comparison ?? { others: [view], share: 0 };
  expect(others.length >= 1 && others.length <= 3 && isShare(share)).toBe(true);
}

describe("compact: the compact form of a view", () => {
  it("round-trips any view within its precision and is written identically again", () => {
    fc.assert(
      fc.property(anyOne, (view) => {
        const bytes = toBytes(view);
        const found = read(bytes);
        expectSound(found);
        expectNear(found, view);
        expect(found.layers.map(({ image }) => image)).toEqual(
          view.layers.map(({ image }) => image),
        );
        expect(found.lens === null).toBe(view.lens === null);
        if (found.lens && view.lens) {
          const { at, size, strength, shape, through } = view.lens;
          expect(found.lens).toMatchObject({ shape, through });
          expect(Math.hypot(found.lens.at.x - at.x, found.lens.at.y - at.y)).toBeLessThan(0.071);
          expect(Math.abs(found.lens.size - size)).toBeLessThanOrEqual(0.5);
          expect(Math.abs(found.lens.strength - strength)).toBeLessThanOrEqual(0.00501);
        }
        expect(found.comparison?.others.length).toBe(view.comparison?.others.length);
        for (const [index, other] of (view.comparison?.others ?? []).entries()) {
          expectNear(found.comparison?.others[index], other);
        }
        if (found.comparison && view.comparison) {
          const { lock, arrangement, share } = view.comparison;
          expect(found.comparison).toMatchObject({ lock, arrangement });
          expect(Math.abs(found.comparison.share - share)).toBeLessThanOrEqual(0.000501);
        }
        expect(toBytes(found)).toEqual(bytes);
      }),
    );
  });

  it("is under 200 bytes for a view with any slug that the site generates", () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{90,122}$/);
    fc.assert(
      fc.property(anyView({ slug, side: limits.side }), (view) => {
        expect(toBytes(view).length).toBeLessThan(200);
      }),
    );
  });

  it("is 195 bytes in the worst case", () => {
    const last = limits.images - 1;
    const view: View = {
      ...wholeView("x".repeat(122), last),
      region: { x: 499_999, y: 499_999, width: 499_999, height: 499_999 },
      rotation: 359.9,
      adjustments: { brightness: 4, contrast: 4, saturation: 4, invert: true, grey: true },
      lens: {
        at: { x: limits.side, y: limits.side },
        size: 999,
        strength: 999,
        shape: "square",
        through: last - 1,
      },
      layers: Array.from({ length: 8 }, (_, index) => ({ image: last - 1 - index, opacity: 1 })),
    };
    expect(toBytes(view)).toHaveLength(195);
  });

  it("is under 200 bytes for four compared works that both sides know", () => {
    fc.assert(
      fc.property(anyComparison({ slug: plainSlug, side: limits.side }), (view) => {
        const named = [view, ...(view.comparison?.others ?? [])].map(({ work }) => work);
        const works = [...Array.from({ length: 500 }, (_, index) => `w-${index}`), ...named];
        const bytes = toBytes(view, works);
        expect(bytes.length).toBeLessThan(200);
        expect(read(bytes, works).work).toBe(view.work);
        expect(toBytes(read(bytes, works), works)).toEqual(bytes);
      }),
    );
  });

  it("spells out works that the other side does not know", () => {
    const view: View = { ...wholeView("b", 0) };
    expect(read(toBytes(view, ["a"]), ["a"]).work).toBe("b");
    expect(read(toBytes(view, ["a"]), []).work).toBe("b");
    expect(read(toBytes({ ...view, work: "\ufeffb;é" })).work).toBe("\ufeffb;é");
    expect(fromBytes(toBytes(view, ["a", "b"]), ["a"])).toBeNull();
  });

  it("has the layout that docs/specification.md describes", () => {
    const region = { x: 100, y: 50, width: 400, height: 300 };
    const sea = { ...wholeView("sea", 0), region };
    expect(Buffer.from(toBytes(sea)).toString("base64url")).toBe("AQAAA3NlYQEA6Af0A6AfuBf0");
    const bytes = toBytes({
      ...sea,
      image: 2,
      rotation: 90,
      mirror: true,
      adjustments: { ...sea.adjustments, brightness: 1.5, grey: true },
      lens: { at: { x: 10, y: 20 }, size: 200, strength: 2, shape: "square", through: 1 },
      layers: [{ image: 0, opacity: 0.5 }],
      comparison: {
        others: [wholeView("b", 0)],
        lock: "pixels",
        arrangement: "blend",
        share: 0.25,
      },
    });
    const picture = [0, 3, ...Buffer.from("sea"), 1 + 2 + 4 + 8 + 32, 2];
    const place = [0xe8, 7, 0xf4, 3, 0xa0, 0x1f, 0xb8, 0x17, 0x84, 7];
    const strengths = [0x96, 1, 100, 100];
    const lens = [1 + 2, 100, 0xc8, 1, 0xc8, 1, 0xc8, 1, 1];
    const layers = [1, 0, 50];
    const comparison = [1, 4 * 2 + 2, 0xfa, 1, 0, 1, ...Buffer.from("b"), 0, 0];
    expect([...bytes.subarray(0, -1)]).toEqual([
      ...[1, 1 + 2 + 4, ...picture, ...place, ...strengths],
      ...[...lens, ...layers, ...comparison],
    ]);
  });

  it("is six bytes for a whole image", () => {
    expect(toBytes(wholeView("b", 0), ["b"])).toHaveLength(6);
  });
});

describe("compact: damaged bytes", () => {
  it("are rejected if any byte is changed", () => {
    fc.assert(
      fc.property(anyOne, fc.nat(), fc.integer({ min: 1, max: 255 }), (view, at, change) => {
        const bytes = toBytes(view);
        const index = at % bytes.length;
        const changed = bytes.map((byte, each) => (each === index ? byte ^ change : byte));
        expect(fromBytes(changed)).toBeNull();
      }),
    );
  });

  it("never decode to an invalid view", () => {
    fc.assert(
      fc.property(anyOne, fc.uint8Array({ maxLength: 12 }), fc.nat(), (view, noise, at) => {
        const bytes = toBytes(view);
        const cut = at % (bytes.length + 1);
        for (const mixed of [
          noise,
          bytes.slice(0, cut),
          Uint8Array.from([...bytes.slice(0, cut), ...noise]),
        ]) {
          for (const sealed of [mixed, withCheck(mixed)]) {
            const found = fromBytes(sealed, ["a", "b"]);
            if (found) expectSound(found);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("are rejected if they are empty, of another version or followed by more bytes", () => {
    const bytes = [...toBytes(wholeView("b", 0)).slice(0, -1)];
    expect(fromBytes(withCheck(Uint8Array.from(bytes)))).not.toBeNull();
    expect(fromBytes(Uint8Array.from([]))).toBeNull();
    expect(fromBytes(withCheck(Uint8Array.from([2, ...bytes.slice(1)])))).toBeNull();
    expect(fromBytes(withCheck(Uint8Array.from([...bytes, 0])))).toBeNull();
    expect(fromBytes(new TextEncoder().encode('{"work":"b"}'))).toBeNull();
  });

  it("are rejected with a region outside any image or a duplicate layer", () => {
    const start = [1, 0, 0, 1, 0x62];
    const edge = [0x80, 0xad, 0xe2, 0x04];
    const one = (...region: number[]) => withCheck(Uint8Array.from([...start, 1, 0, ...region]));
    expect(read(one(0, 0, ...edge, 1)).region).toMatchObject({ width: limits.side, height: 0.1 });
    expect(fromBytes(one(1, 0, ...edge, 1))).toBeNull();
    const two = (...layers: number[]) =>
      withCheck(Uint8Array.from([1, 2, 0, 1, 0x62, 0, 0, 2, ...layers]));
    expect(read(two(1, 50, 2, 50)).layers).toHaveLength(2);
    expect(fromBytes(two(1, 50, 1, 50))).toBeNull();
    expect(fromBytes(two(0, 50, 1, 50))).toBeNull();
  });

  it("are rejected if the work is no valid text or is missing", () => {
    expect(fromBytes(withCheck(Uint8Array.from([1, 0, 0, 1, 0xff, 0, 0])))).toBeNull();
    expect(fromBytes(withCheck(Uint8Array.from([1, 0, 0, 0, 0, 0])))).toBeNull();
    expect(read(withCheck(Uint8Array.from([1, 0, 0, 1, 0x62, 0, 0]))).work).toBe("b");
  });
});

/** Appends a valid checksum, so that the checksum does not reveal the damage. */
function withCheck(bytes: Uint8Array): Uint8Array {
  let check = 0xff;
  for (const byte of bytes) {
    check ^= byte;
    for (let bit = 0; bit < 8; bit++) check = check & 0x80 ? ((check << 1) ^ 7) & 0xff : check << 1;
  }
  return Uint8Array.from([...bytes, check]);
}
