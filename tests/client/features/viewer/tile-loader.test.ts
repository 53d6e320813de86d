import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  createTileLoader,
  nothingAwaited,
} from "../../../../src/client/features/viewer/tile-loader.ts";
import { PictureTrouble } from "../../../../src/view/picture-state.ts";
import type { TileStatus } from "../../../../src/client/features/viewer/tile-loader.ts";

/** Creates a source of tiles that responds only when the test says so, and records requests and aborts. */
function fakeSource() {
  const asked: string[] = [];
  const aborted: string[] = [];
  const open = new Map<string, { resolve(tile: string): void; reject(error: Error): void }>();
  return {
    asked,
    aborted,
    load: (url: string, signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        asked.push(url);
        open.set(url, { resolve, reject });
        signal.addEventListener("abort", () => {
          aborted.push(url);
          reject(new DOMException("aborted", "AbortError"));
        });
      }),
    async answer(url: string) {
      open.get(url)?.resolve(`tile ${url}`);
      await vi.advanceTimersByTimeAsync(0);
    },
    async refuse(url: string, error = new Error("503")) {
      open.get(url)?.reject(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

function loaderOver(source: ReturnType<typeof fakeSource>, atOnce = 6) {
  const tiles: string[] = [];
  const statuses: TileStatus[] = [];
  const loader = createTileLoader<string>({
    load: source.load,
    onTile: (url) => tiles.push(url),
    onStatus: (status) => statuses.push(status),
    atOnce,
    pauses: [100, 400],
  });
  return { loader, tiles, lastStatus: () => statuses.at(-1) };
}

describe("tile-loader: the tile loader", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("loads the requested tiles in order, a limited number at once", async () => {
    const source = fakeSource();
    const { loader, tiles, lastStatus } = loaderOver(source, 2);
    loader.want(["a", "b", "c"]);
    expect(source.asked).toEqual(["a", "b"]);
    expect(lastStatus()).toEqual({ ...nothingAwaited, loading: 3 });
    await source.answer("b");
    expect(source.asked).toEqual(["a", "b", "c"]);
    await source.answer("a");
    await source.answer("c");
    expect(tiles).toEqual(["b", "a", "c"]);
    expect(lastStatus()).toEqual(nothingAwaited);
  });

  it("aborts tiles that are no longer requested and continues the others", async () => {
    const source = fakeSource();
    const { loader, tiles } = loaderOver(source);
    loader.want(["a", "b"]);
    loader.want(["b", "c"]);
    expect(source.aborted).toEqual(["a"]);
    expect(source.asked).toEqual(["a", "b", "c"]);
    await source.answer("a");
    await source.answer("b");
    expect(tiles).toEqual(["b"]);
  });

  it("never starts tiles that were only requested while the queue was full", async () => {
    const source = fakeSource();
    const { loader } = loaderOver(source, 1);
    loader.want(["a", "passed", "by"]);
    loader.want(["a", "z"]);
    await source.answer("a");
    expect(source.asked).toEqual(["a", "z"]);
  });

  it("loads a tile again that was aborted and is requested again", async () => {
    const source = fakeSource();
    const { loader, tiles } = loaderOver(source);
    loader.want(["a"]);
    loader.want([]);
    loader.want(["a"]);
    expect(source.asked).toEqual(["a", "a"]);
    await source.answer("a");
    expect(tiles).toEqual(["a"]);
  });

  it("retries a failed tile after each delay, then reports it as failed", async () => {
    const source = fakeSource();
    const { loader, lastStatus } = loaderOver(source);
    loader.want(["a"]);
    await source.refuse("a");
    expect(source.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(source.asked).toHaveLength(2);
    await source.refuse("a");
    await vi.advanceTimersByTimeAsync(399);
    expect(source.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(source.asked).toHaveLength(3);
    await source.refuse("a");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(source.asked).toHaveLength(3);
    expect(lastStatus()).toEqual({ ...nothingAwaited, failed: 1 });
  });

  it("loads other tiles while a tile waits for its retry", async () => {
    const source = fakeSource();
    const { loader } = loaderOver(source, 1);
    loader.want(["a", "b"]);
    await source.refuse("a");
    expect(source.asked).toEqual(["a", "b"]);
  });

  it("loads failed tiles again on retry", async () => {
    const source = fakeSource();
    const { loader, tiles, lastStatus } = loaderOver(source);
    loader.want(["a"]);
    for (const pause of [100, 400, 0]) {
      await source.refuse("a");
      await vi.advanceTimersByTimeAsync(pause);
    }
    loader.retry();
    expect(lastStatus()).toEqual({ ...nothingAwaited, loading: 1 });
    await source.answer("a");
    expect(tiles).toEqual(["a"]);
  });

  it("retries a tile that is being prepared until it is available", async () => {
    const source = fakeSource();
    const { loader, tiles, lastStatus } = loaderOver(source);
    loader.want(["a"]);
    for (let tries = 1; tries <= 20; tries += 1) {
      expect(source.asked).toHaveLength(tries);
      await source.refuse("a", new PictureTrouble("being-prepared"));
      expect(lastStatus()).toEqual({ ...nothingAwaited, loading: 1, preparing: 1 });
      await vi.advanceTimersByTimeAsync(2000);
    }
    await source.answer("a");
    expect(tiles).toEqual(["a"]);
    expect(lastStatus()).toEqual(nothingAwaited);
  });

  it("retries a damaged tile only on request", async () => {
    const source = fakeSource();
    const { loader, lastStatus } = loaderOver(source);
    loader.want(["a"]);
    await source.refuse("a", new PictureTrouble("damaged"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(source.asked).toHaveLength(1);
    expect(lastStatus()).toEqual({ ...nothingAwaited, failed: 1, damaged: 1 });
    loader.retry();
    expect(source.asked).toHaveLength(2);
  });

  it("delivers nothing after it was stopped", async () => {
    const source = fakeSource();
    const { loader, tiles } = loaderOver(source);
    loader.want(["a", "b"]);
    await source.refuse("b");
    loader.stop();
    await source.answer("a");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tiles).toEqual([]);
    expect(source.asked).toEqual(["a", "b"]);
    expect(source.aborted).toContain("a");
  });
});
