import fc from "fast-check";
import { expect, it } from "vitest";
import { stepNeeds } from "../../../../../src/client/features/exhibitions/taking/step-needs.ts";
import { landing } from "../../../../../src/client/features/exhibitions/story/landing.ts";
import { stageFrame } from "../../../../../src/client/features/exhibitions/story/stage-frame.ts";
import { sharpScaleFactor, tileCover, tileUrl } from "../../../../../src/view/tiles.ts";

const size = { width: 12_000, height: 9000 };
const grid = { ...size, tileWidth: 512, scaleFactors: [1, 2, 4, 8, 16, 32] };
const service = "/iiif/image/3/abc";

const looks = fc
  .record({
    x: fc.integer({ min: 0, max: 11_000 }),
    y: fc.integer({ min: 0, max: 8000 }),
    width: fc.integer({ min: 50, max: 12_000 }),
    height: fc.integer({ min: 50, max: 9000 }),
    rotation: fc.constantFrom(0, 90, 30, 180),
    mirror: fc.boolean(),
    isWhole: fc.boolean(),
  })
  .map(({ x, y, width, height, rotation, mirror, isWhole }) => ({
    region: isWhole
      ? null
      : { x, y, width: Math.min(width, size.width - x), height: Math.min(height, size.height - y) },
    rotation,
    mirror,
  }));
const devices = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 320, max: 1600 }),
  pixelRatio: fc.constantFrom(1, 1.5, 3),
  format: fc.constant("webp" as const),
});
/** Layouts of a stage in the window: with text below or beside it, or alone; in portrait or landscape. */
const stages = fc.record({
  turned: fc.boolean(),
  part: fc.constantFrom([1, 1], [1, 0.55], [0.65, 1]),
});

it("step-needs: includes every tile that a stage paints at a step, in either screen orientation", () => {
  fc.assert(
    fc.property(
      looks,
      devices,
      stages,
      (look, device, { turned, part: [across = 1, down = 1] }) => {
        const view = {
          image: { service, grid },
          baseUrl: `${service}/full/960,/0/a.webp`,
          look,
          filter: "none",
        };
        const addresses = new Set(stepNeeds(view, device).map(({ address }) => address));
        const screen = turned
          ? { width: device.height, height: device.width }
          : { width: device.width, height: device.height };
        const stage = { width: screen.width * across, height: screen.height * down };
        const frame = stageFrame(landing(look, stage, grid), stage, device.pixelRatio, true);
        for (const tile of tileCover(grid, sharpScaleFactor(grid, frame.scale), frame.region)) {
          expect(addresses).toContain(tileUrl(service, tile));
        }
        expect(addresses).toContain(view.baseUrl);
      },
    ),
  );
});

it("step-needs: includes only the tiles of a small region of a large image", () => {
  const look = { region: { x: 100, y: 100, width: 500, height: 400 }, rotation: 0, mirror: false };
  const view = { image: { service, grid }, baseUrl: "/a.webp", look, filter: "none" };
  const device = { width: 1440, height: 900, pixelRatio: 1, format: "webp" as const };
  expect(stepNeeds(view, device).length).toBeLessThan(20);
});
