import { describe, expect, it } from "vitest";
import { tilesKept } from "../../../../src/client/features/viewer/deep-zoom-memory.ts";

const phone = { clientWidth: 390, clientHeight: 800 };

describe("deep-zoom-memory: the tile cache of a zoom view", () => {
  it("takes 128 MB at any tile size", () => {
    expect(tilesKept(512, phone, 1)).toBe(128);
    expect(tilesKept(256, phone, 1)).toBe(512);
  });

  it("is shared between several views side by side", () => {
    const quarter = { clientWidth: 195, clientHeight: 400 };
    expect(4 * tilesKept(512, quarter, 4)).toBe(128);
  });

  it("holds at least all tiles that the window shows", () => {
    const wall = { clientWidth: 3840, clientHeight: 2160 };
    expect(tilesKept(512, wall, 4)).toBeGreaterThanOrEqual((3840 / 256 + 1) * (2160 / 256 + 1));
  });
});
