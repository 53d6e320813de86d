import { describe, expect, it, vi } from "vitest";
import { createDeepZoomTiles } from "../../../../src/client/features/viewer/deep-zoom-tiles.ts";
import type { TileJob } from "../../../../src/client/features/viewer/deep-zoom-tiles.ts";

const image = {
  service: "/s",
  grid: { width: 4096, height: 4096, tileWidth: 512, scaleFactors: [1, 2, 4, 8] },
};

type Tile = { isReleased: boolean };

type Source = {
  getTileUrl(level: number, column: number, row: number): string;
  downloadTileStart(job: TileJob): void;
  downloadTileAbort(job: TileJob): void;
};

function tilesUnderTest(bottom = false) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const answers = new Map<string, { resolve(tile: Tile): void; reject(error: Error): void }>();
  const tiles = createDeepZoomTiles(
    { image, bottom, onStatus: () => {} },
    {
      type: "test",
      load: (url, signal) =>
        new Promise<Tile>((resolve, reject) => {
          asked.push(url);
          answers.set(url, { resolve, reject });
          signal.addEventListener("abort", () => {
            aborted.push(url);
            reject(new DOMException("aborted", "AbortError"));
          });
        }),
      release: (given) => {
        given.isReleased = true;
      },
    },
  );
  const tile = { isReleased: false };
  return {
    tiles,
    source: tiles.source as Source,
    base: tiles.base("/small.webp") as Source,
    asked,
    aborted,
    tile,
    refuse: async (url: string) => {
      answers.get(url)?.reject(new Error("busy"));
      await new Promise((resolve) => setTimeout(resolve));
    },
    answer: async (url: string) => {
      answers.get(url)?.resolve(tile);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function jobFor(src: string) {
  return { src, jobId: 7, finish: vi.fn<TileJob["finish"]>(), fail: vi.fn<TileJob["fail"]>() };
}

const corner = { x: 0, y: 0, width: 400, height: 400 };
const fullTile = "/s/0,0,512,512/512,512/0/default.jpg";
const halfTile = "/s/0,0,1024,1024/512,512/0/default.jpg";

describe("deep-zoom-tiles: the tiles of a zoom view", () => {
  it("have the URLs of the stored grid, whose smallest level is level 0", () => {
    const { source } = tilesUnderTest();
    expect(source.getTileUrl(3, 0, 0)).toBe(fullTile);
    expect(source.getTileUrl(2, 0, 0)).toBe(halfTile);
    expect(source.getTileUrl(0, 0, 0)).toBe("/s/0,0,4096,4096/512,512/0/default.jpg");
  });

  it("are loaded for the target view before OpenSeadragon requests them", async () => {
    const { tiles, source, asked, answer } = tilesUnderTest();
    tiles.aim(corner, 1);
    expect(asked).toEqual([fullTile]);
    await answer(fullTile);
    const job = jobFor(fullTile);
    source.downloadTileStart(job);
    await new Promise((resolve) => setTimeout(resolve));
    expect(job.finish).toHaveBeenCalledOnce();
    expect(asked).toEqual([fullTile]);
  });

  it("are not loaded for levels that the view only passes", async () => {
    const { tiles, source, asked } = tilesUnderTest();
    tiles.aim(corner, 1);
    source.downloadTileStart(jobFor(halfTile));
    source.downloadTileStart(jobFor("/s/0,0,2048,2048/512,512/0/default.jpg"));
    expect(asked).toEqual([fullTile]);
  });

  it("are loaded when the view returns to a level that it passed", async () => {
    const { tiles, source, answer } = tilesUnderTest();
    tiles.aim(corner, 1);
    const passed = jobFor(halfTile);
    source.downloadTileStart(passed);
    tiles.aim(corner, 0.5);
    await answer(halfTile);
    expect(passed.finish).toHaveBeenCalledOnce();
  });

  it("are aborted when the view moves away", () => {
    const { tiles, aborted } = tilesUnderTest();
    tiles.aim(corner, 1);
    tiles.aim({ ...corner, x: 3000 }, 1);
    expect(aborted).toEqual([fullTile]);
  });

  it("are not loaded twice while OpenSeadragon has them, and again after it dropped them", async () => {
    const { tiles, source, asked, answer } = tilesUnderTest();
    source.downloadTileStart(jobFor(fullTile));
    tiles.aim(corner, 1);
    await answer(fullTile);
    tiles.aim({ ...corner, width: 401 }, 1);
    expect(asked).toEqual([fullTile]);
    source.downloadTileStart(jobFor(fullTile));
    expect(asked).toEqual([fullTile, fullTile]);
  });

  it("start with the smallest level in the bottom image", () => {
    const { tiles, asked } = tilesUnderTest(true);
    tiles.aim(corner, 1);
    expect(asked).toEqual(["/s/0,0,4096,4096/512,512/0/default.jpg", fullTile]);
  });

  it("free their memory when the view no longer needs them", async () => {
    const { tiles, tile, answer } = tilesUnderTest();
    tiles.aim(corner, 1);
    await answer(fullTile);
    tiles.aim({ ...corner, x: 3000 }, 1);
    expect(tile.isReleased).toBe(true);
  });

  it("have a derivative below them as a single tile", async () => {
    const { base, asked, answer } = tilesUnderTest();
    const job = jobFor(base.getTileUrl(0, 0, 0));
    base.downloadTileStart(job);
    expect(asked).toEqual(["/small.webp"]);
    await answer("/small.webp");
    expect(job.finish).toHaveBeenCalledExactlyOnceWith({ isReleased: false }, null, "test");
  });

  it("free the derivative's memory if it arrives after an abort", async () => {
    const { base, tile, answer } = tilesUnderTest();
    const job = jobFor("/small.webp");
    base.downloadTileStart(job);
    base.downloadTileAbort(job);
    await answer("/small.webp");
    expect(tile.isReleased).toBe(true);
    expect(job.finish).not.toHaveBeenCalled();
  });

  it("report a failure when the derivative cannot be loaded, and are loaded nevertheless", async () => {
    const { tiles, source, base, refuse, answer } = tilesUnderTest();
    const job = jobFor("/small.webp");
    base.downloadTileStart(job);
    await refuse("/small.webp");
    expect(job.finish).not.toHaveBeenCalled();
    expect(job.fail).toHaveBeenCalledOnce();
    const tile = jobFor(fullTile);
    source.downloadTileStart(tile);
    tiles.aim(corner, 1);
    await answer(fullTile);
    expect(tile.finish).toHaveBeenCalledOnce();
  });

  it("clear OpenSeadragon's timers when they stop", () => {
    const clear = vi.spyOn(window, "clearTimeout");
    const { tiles, source } = tilesUnderTest();
    source.downloadTileStart(jobFor(halfTile));
    tiles.stop();
    expect(clear).toHaveBeenCalledWith(7);
    clear.mockRestore();
  });
});
