import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostTiles, needsOf, type WorkToTake } from "../../../src/client/offline/needs.ts";
import { sharpScaleFactor, tileCover, tileUrl } from "../../../src/view/tiles.ts";
import { wholeView } from "../../../src/view/view.ts";

const service = "/iiif/image/3/abc";

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 30_000 }),
  height: fc.integer({ min: 1, max: 30_000 }),
});
const devices = fc.record({
  width: fc.integer({ min: 320, max: 3840 }),
  height: fc.integer({ min: 320, max: 2160 }),
  pixelRatio: fc.constantFrom(1, 1.5, 2, 3),
  format: fc.constantFrom("avif" as const, "webp" as const),
});

function levelsOf({ width, height }: { width: number; height: number }) {
  const factors = [1];
  for (let factor = 2; Math.max(width, height) / factor > 512; factor *= 2) factors.push(factor);
  return factors;
}

function pictureOf(size: { width: number; height: number }) {
  const derivativeWidths = [240, 480, 960, 1600].filter((width) => width <= size.width);
  const grid = { ...size, tileWidth: 512, scaleFactors: levelsOf(size) };
  return { service, derivativeWidths, grid };
}

function workOf(size: { width: number; height: number }): WorkToTake {
  const views = [{ view: wholeView("mona", 0), picture: pictureOf(size) }];
  return { slug: "mona", title: "Mona", views };
}

const wholeOf = (size: { width: number; height: number }) => ({ x: 0, y: 0, ...size });

describe("needs: the resources that a work needs offline", () => {
  it("are its query response and its page, once each", () => {
    const needs = needsOf(
      { slug: "mona", title: "Mona", views: [] },
      {
        width: 390,
        height: 844,
        pixelRatio: 3,
        format: "avif",
      },
    );
    expect(needs.map(({ kind }) => kind)).toEqual(["answer", "page"]);
    expect(needs[0]?.address).toMatch(/^\/graphql\?id=[0-9a-f]+&variables=.*mona/);
    expect(needs[1]?.address).toBe("/works/mona");
  });

  it("have unique URLs and no more tiles than the screen needs or the limit allows", () => {
    fc.assert(
      fc.property(sizes, devices, (size, device) => {
        const needs = needsOf(workOf(size), device);
        expect(new Set(needs.map(({ address }) => address)).size).toBe(needs.length);
        const tiles = needs.filter(({ kind }) => kind === "tile");
        const { grid } = pictureOf(size);
        const pixels = device.pixelRatio * Math.max(device.width, device.height);
        const sharpest = sharpScaleFactor(grid, pixels / Math.min(size.width, size.height));
        const inAll = grid.scaleFactors
          .filter((factor) => factor >= sharpest)
          .flatMap((factor) => tileCover(grid, factor, wholeOf(size)));
        expect(tiles.length).toBeLessThanOrEqual(Math.max(mostTiles, inAll.length));
      }),
    );
  });

  it("include every tile of the whole image at screen resolution, in either screen orientation", () => {
    fc.assert(
      fc.property(sizes, devices, fc.boolean(), (size, device, turned) => {
        const { grid } = pictureOf(size);
        const [across, down] = turned
          ? [device.height, device.width]
          : [device.width, device.height];
        const scale = device.pixelRatio * Math.min(across / size.width, down / size.height);
        const factor = sharpScaleFactor(grid, scale);
        const addresses = new Set(needsOf(workOf(size), device).map(({ address }) => address));
        for (const tile of tileCover(grid, factor, wholeOf(size))) {
          expect(addresses).toContain(tileUrl(service, tile));
        }
      }),
    );
  });

  it("include deeper tiles in a view's region and only there", () => {
    const size = { width: 30_000, height: 20_000 };
    const device = { width: 1440, height: 900, pixelRatio: 1, format: "avif" as const };
    const region = { x: 10_000, y: 10_000, width: 1000, height: 600 };
    const view = { ...wholeView("mona", 0), region };
    const picture = pictureOf(size);
    const work = { slug: "mona", title: "Mona", views: [{ view, picture }] };
    const addresses = needsOf(work, device).map(({ address }) => address);
    for (const tile of tileCover(picture.grid, 1, region)) {
      expect(addresses).toContain(tileUrl(service, tile));
    }
    const [elsewhere] = tileCover(picture.grid, 1, { x: 0, y: 0, width: 512, height: 512 });
    if (!elsewhere) throw new Error("A tile was expected.");
    expect(addresses).not.toContain(tileUrl(service, elsewhere));
  });

  it("include the derivatives that the page may choose, in the device's format", () => {
    const device = { width: 390, height: 844, pixelRatio: 2, format: "avif" as const };
    const needs = needsOf(workOf({ width: 3200, height: 4000 }), device);
    const derivatives = needs.filter(({ kind }) => kind === "derivative");
    expect(derivatives.map(({ address }) => address)).toEqual([
      `${service}/full/240,/0/default.avif`,
      `${service}/full/480,/0/default.avif`,
      `${service}/full/960,/0/default.avif`,
      `${service}/full/960,/0/default.webp`,
    ]);
  });

  it("include the full image when it has no derivatives", () => {
    const device = { width: 390, height: 844, pixelRatio: 2, format: "avif" as const };
    const needs = needsOf(workOf({ width: 100, height: 80 }), device);
    expect(needs.find(({ kind }) => kind === "derivative")?.address).toBe(
      `${service}/full/max/0/default.jpg`,
    );
  });
});
