import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addedUp,
  createDeepZoomLayers,
  layerPlace,
  layerRegion,
} from "../../../../src/client/features/viewer/deep-zoom-layers.ts";
import type { ZoomLayer } from "../../../../src/client/features/viewer/deep-zoom-layers.ts";
import { nothingAwaited } from "../../../../src/client/features/viewer/tile-loader.ts";
import { tileMaker } from "../../../../src/client/features/viewer/tile-kinds.ts";
import { compose } from "../../../../src/view/registration.ts";
import type { Transform } from "../../../../src/view/registration.ts";
import OpenSeadragon, { viewer } from "./fake-openseadragon.ts";

const picture = { width: 6000, height: 4000 };

function layer(service: string, values: Partial<ZoomLayer> = {}): ZoomLayer {
  const grid = { width: 3000, height: 2000, tileWidth: 512, scaleFactors: [1, 2, 4, 8] };
  return { image: { service, grid }, over: [2, 0, 0, 2, 0, 0], opacity: 0.5, ...values };
}

describe("deep-zoom-layers: image layers in the zoom view", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
  });
  afterEach(() => {
    viewer.destroy();
  });

  const begin = (onStatus = vi.fn()) =>
    createDeepZoomLayers(
      OpenSeadragon as never,
      viewer as never,
      picture,
      addedUp(onStatus),
      tileMaker(null),
    );

  it("are added once, change their opacity and are removed", async () => {
    const layers = begin();
    layers.lay([layer("/x")]);
    layers.lay([layer("/x", { opacity: 0.8 })]);
    expect(viewer.addTiledImage).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ x: 0, y: 0, width: 1, degrees: 0, flipped: false, opacity: 0.5 }),
    );
    await Promise.resolve();
    layers.lay([]);
    expect(viewer.world.removeItem).toHaveBeenCalledOnce();
    // A layer that is removed before OpenSeadragon has added it is removed as soon as it is added.
    layers.lay([layer("/x")]);
    layers.lay([]);
    await Promise.resolve();
    expect(viewer.world.removeItem).toHaveBeenCalledTimes(2);
  });

  it("request their own tiles for the target view, and none after their removal", () => {
    const asked = vi.fn((_url: string, _init: { signal: AbortSignal }) => new Promise(() => {}));
    vi.stubGlobal("fetch", asked);
    const onStatus = vi.fn();
    const layers = begin(onStatus);
    layers.aim({ x: 0, y: 0, width: 1000, height: 1000 }, 0.5);
    layers.lay([layer("/x")]);
    expect(asked.mock.calls.map(([url]) => url)).toContain("/x/0,0,512,512/512,512/0/default.jpg");
    layers.lay([]);
    expect(asked.mock.calls.every(([, { signal }]) => signal.aborted)).toBe(true);
    expect(onStatus).toHaveBeenLastCalledWith(nothingAwaited);
  });
});

describe("deep-zoom-layers: the placement of a layer", () => {
  it("applies the mirroring, rotation and size of its registration", () => {
    const turned: Transform = compose([0, 2, -2, 0, 4000, 0], [-1, 0, 0, 1, 3000, 0]);
    const { x, y, width, degrees, flipped } = layerPlace(layer("/x", { over: turned }), picture);
    expect(degrees).toBeCloseTo(90);
    expect(flipped).toBe(true);
    expect(width).toBeCloseTo(1);
    // Its centre, 2,000 and 3,000 pixels from the corner, in widths of the image.
    expect(x + width / 2).toBeCloseTo(2000 / 6000);
    expect(y + (width * 2) / 3 / 2).toBeCloseTo(3000 / 6000);
  });

  it("has a layerRegion with every point of the image's region, at any rotation", () => {
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(angle, fc.boolean(), share, share, (radians, mirror, across, down) => {
        const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
        const side = mirror ? -1 : 1;
        const over: Transform = [side * cosine, side * sine, -sine, cosine, 300, 200];
        const part = { x: 500, y: 700, width: 900, height: 400 };
        const held = layerRegion({ over }, part);
        if (!held) throw new Error("a turn can be taken back");
        const { x, y, width, height } = held;
        const corner = { x: part.x + across * part.width, y: part.y + down * part.height };
        const [right, below] = [corner.x - 300, corner.y - 200];
        const back = {
          x: side * (cosine * right + sine * below),
          y: cosine * below - sine * right,
        };
        expect(back.x).toBeGreaterThanOrEqual(x - 1e-6);
        expect(back.x).toBeLessThanOrEqual(x + width + 1e-6);
        expect(back.y).toBeGreaterThanOrEqual(y - 1e-6);
        expect(back.y).toBeLessThanOrEqual(y + height + 1e-6);
      }),
    );
  });
});
