import { describe, expect, it } from "vitest";
import { createDrive } from "../../../../src/client/features/tours/drive.ts";
import type { Driven } from "../../../../src/client/features/tours/drive.ts";
import type { Placement } from "../../../../src/client/features/viewer/deep-zoom-sight.ts";
import { wholeFrame } from "../../../../src/view/view.ts";
import { regionInWindow } from "../../../../src/view/window.ts";

const image = { width: 1_000, height: 800 };

/** Creates an image in a window, at first completely visible. */
function picture(window = { width: 500, height: 400 }) {
  let sight: Placement = { centre: { x: 500, y: 400 }, scale: 0.5, rotation: 0, mirror: false };
  let isThere = true;
  const laid: Placement[] = [];
  const driven: Driven = {
    standing: () => (isThere ? { sight, image, window, pixelsPerCm: null } : null),
    follow(placement) {
      laid.push(placement);
      sight = placement;
    },
  };
  return {
    driven,
    laid,
    region: () => regionInWindow(sight, window, image),
    come: (is: boolean) => (isThere = is),
    resize: (width: number, height: number) => (window = { width, height }),
  };
}

const part = (x: number) => ({
  ...wholeFrame("a", 0),
  region: { x, y: 100, width: 200, height: 160 },
});

describe("drive: an image that follows a view", () => {
  it("jumps to the first view, and moves smoothly to later ones", () => {
    const { driven, laid, region } = picture();
    const drive = createDrive(false);
    drive.show([part(100)], null);
    expect(drive.lay([driven], 1_000)).toBe("rests");
    expect(region()).toMatchObject({ x: 100, y: 100, width: 200 });
    drive.show([part(300)], null);
    expect(drive.lay([driven], 1_100)).toBe("moves");
    expect(drive.lay([driven], 1_150)).toBe("moves");
    expect(region()?.x).toBeCloseTo(200, 6);
    expect(drive.lay([driven], 1_200)).toBe("rests");
    expect(region()?.x).toBeCloseTo(300, 6);
    const before = laid.length;
    drive.lay([driven], 1_300);
    expect(laid).toHaveLength(before);
  });

  it.each([
    ["a tall", { width: 200, height: 900 }],
    ["a wide", { width: 900, height: 200 }],
    ["a square", { width: 300, height: 300 }],
  ])("shows the whole region in %s window", (_, window) => {
    const { driven, region } = picture(window);
    const drive = createDrive(false);
    drive.show([part(100)], null);
    drive.lay([driven], 0);
    const seen = region();
    expect(seen?.x).toBeLessThanOrEqual(100.001);
    expect((seen?.x ?? 0) + (seen?.width ?? 0)).toBeGreaterThanOrEqual(299.999);
    expect(seen?.y).toBeLessThanOrEqual(100.001);
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeGreaterThanOrEqual(259.999);
  });

  it("is positioned again after a resize, and waits for an image that does not exist yet", () => {
    const { driven, region, come, resize } = picture();
    const drive = createDrive(false);
    drive.show([part(100)], null);
    come(false);
    expect(drive.lay([driven], 0)).toBe("waits");
    expect(drive.lay([], 0)).toBe("waits");
    come(true);
    expect(drive.lay([driven], 10)).toBe("rests");
    resize(250, 200);
    drive.lay([driven], 20);
    expect(region()).toMatchObject({ x: 100, y: 100, width: 200 });
  });

  it("jumps if reduced motion is preferred", () => {
    const { driven, region } = picture();
    const drive = createDrive(true);
    drive.show([part(100)], null);
    drive.lay([driven], 0);
    drive.show([part(300)], null);
    expect(drive.lay([driven], 100)).toBe("rests");
    expect(region()?.x).toBeCloseTo(300, 6);
  });
});

it("drive: moves the pointer smoothly, and returns null when nobody points", () => {
  const drive = createDrive(false);
  drive.show([part(0)], { x: 0, y: 0 });
  expect(drive.pointer(1_000)).toEqual({ x: 0, y: 0 });
  drive.show([part(0)], { x: 10, y: 20 });
  expect(drive.pointer(1_100)).toEqual({ x: 0, y: 0 });
  expect(drive.pointer(1_150)).toEqual({ x: 5, y: 10 });
  expect(drive.pointerRests(1_150)).toBe(false);
  expect(drive.pointer(1_200)).toEqual({ x: 10, y: 20 });
  expect(drive.pointerRests(1_200)).toBe(true);
  drive.show([part(0)], null);
  expect(drive.pointer(1_300)).toBeNull();
});
