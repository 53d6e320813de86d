import { describe, expect, it } from "vitest";
import { tilesKept } from "../../../../src/client/features/viewer/deep-zoom-memory.ts";

const phone = { clientWidth: 390, clientHeight: 800 };

describe("deep-zoom-memory: the tiles a close-up view keeps", () => {
  it("take 128 MB, however large a tile is", () => {
    expect(tilesKept(512, phone, 1)).toBe(128);
    expect(tilesKept(256, phone, 1)).toBe(512);
  });

  it("take no more together where several views stand beside one another", () => {
    const quarter = { clientWidth: 195, clientHeight: 400 };
    expect(4 * tilesKept(512, quarter, 4)).toBe(128);
  });

  it("are never fewer than the window shows at once", () => {
    const wall = { clientWidth: 3840, clientHeight: 2160 };
    expect(tilesKept(512, wall, 4)).toBeGreaterThanOrEqual((3840 / 256 + 1) * (2160 / 256 + 1));
  });
});
