import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { tileReader } from "../../../../src/client/features/viewer/tile-reader.ts";
import { tileAt, tileUrl } from "../../../../src/view/tiles.ts";

const service = "/iiif/image/3/abc";
const grid = { width: 3200, height: 4000, tileWidth: 512, scaleFactors: [1, 2, 4, 8] };
const read = tileReader({ service, grid });
const there = new Map<string, Response | Error>();
const decode = vi.fn(async (...parts: unknown[]) => parts as unknown as ImageBitmap);

const line = { isUp: false };

beforeEach(() => {
  line.isUp = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => line.isUp);
  there.clear();
  decode.mockClear();
  vi.stubGlobal("createImageBitmap", decode);
  vi.stubGlobal("fetch", async (url: string) => {
    const answer = there.get(url) ?? new TypeError("Failed to fetch");
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
});

const { signal } = new AbortController();
const address = (factor: number, column: number, row: number) =>
  tileUrl(service, tileAt(grid, factor, column, row));

it("tile-reader: an available tile is decoded unchanged", async () => {
  there.set(address(1, 2, 3), new Response("tile"));
  await read(address(1, 2, 3), signal);
  expect(decode.mock.calls).toEqual([[expect.anything()]]);
});

it("tile-reader: a tile that is being prepared, or damaged, rejects with that state", async () => {
  const headers = { "Vitrine-Picture": "being-prepared" };
  there.set(address(1, 2, 3), new Response("", { status: 503, headers }));
  await expect(read(address(1, 2, 3), signal)).rejects.toMatchObject({ state: "being-prepared" });
  headers["Vitrine-Picture"] = "damaged";
  there.set(address(1, 2, 3), new Response("", { status: 500, headers }));
  await expect(read(address(1, 2, 3), signal)).rejects.toMatchObject({ state: "damaged" });
});

it("tile-reader: offline, the matching part of the sharpest coarser tile replaces a tile, scaled to its size", async () => {
  there.set(address(2, 1, 1), new Response("coarser"));
  there.set(address(8, 0, 0), new Response("coarsest"));
  await read(address(1, 2, 3), signal);
  const [, x, y, width, height, options] = decode.mock.calls[0] ?? [];
  expect([x, y, width, height]).toEqual([0, 256, 256, 256]);
  expect(options).toMatchObject({ resizeWidth: 512, resizeHeight: 512 });
});

it("tile-reader: a replacement is inside the coarser tile and shows the requested region", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 7 }),
      fc.constantFrom(2, 4, 8),
      async (column, row, factor) => {
        const wanted = tileAt(grid, 1, column, row);
        const coarse = tileAt(grid, factor, Math.floor(column / factor), Math.floor(row / factor));
        there.clear();
        decode.mockClear();
        there.set(tileUrl(service, coarse), new Response("coarser"));
        await read(tileUrl(service, wanted), signal);
        const [, ...numbers] = decode.mock.calls[0] ?? [];
        const [x = -1, y = -1, width = 0, height = 0] = numbers.map(Number);
        expect(x + width).toBeLessThanOrEqual(coarse.size.width);
        expect(y + height).toBeLessThanOrEqual(coarse.size.height);
        expect(Math.abs(coarse.region.x + x * factor - wanted.region.x)).toBeLessThan(factor);
        expect(Math.abs(coarse.region.y + y * factor - wanted.region.y)).toBeLessThan(factor);
      },
    ),
  );
});

it("tile-reader: nothing replaces a tile when the server lacks it or no coarser tile is available", async () => {
  there.set(address(2, 1, 1), new Response("coarser"));
  there.set(address(1, 2, 3), new Response("", { status: 404 }));
  await expect(read(address(1, 2, 3), signal)).rejects.toThrow("404");
  there.clear();
  await expect(read(address(1, 2, 3), signal)).rejects.toThrow("Failed to fetch");
});

it("tile-reader: with a network but no server, only offline downloads replace a tile", async () => {
  line.isUp = true;
  const wanted = address(1, 2, 3);
  const kept = new Map([
    ["vitrine-pictures", new Map([[address(2, 1, 1), new Response("seen before")]])],
    ["vitrine-taken-1", new Map([[address(8, 0, 0), new Response("taken along")]])],
  ]);
  vi.stubGlobal("caches", {
    keys: async () => [...kept.keys()],
    match: async (url: string, { cacheName }: MultiCacheQueryOptions) =>
      kept
        .get(cacheName ?? "")
        ?.get(url)
        ?.clone(),
  });
  await read(wanted, signal);
  const [blob] = decode.mock.calls[0] ?? [];
  expect(await (blob as Blob).text()).toBe("taken along");
});

it("tile-reader: a failed request rejects without a replacement while the browser is online", async () => {
  line.isUp = true;
  there.set(address(2, 1, 1), new Response("coarser"));
  await expect(read(address(1, 2, 3), signal)).rejects.toThrow("Failed to fetch");
  expect(decode).not.toHaveBeenCalled();
});

it.each([
  ["tile", address(1, 2, 3)],
  ["stand-in", address(2, 1, 1)],
])("tile-reader: a %s that is aborted during decoding frees its memory", async (_what, url) => {
  there.set(url, new Response("tile"));
  const leaving = new AbortController();
  const close = vi.fn();
  decode.mockImplementationOnce(async () => {
    leaving.abort();
    return { close } as unknown as ImageBitmap;
  });
  await expect(read(address(1, 2, 3), leaving.signal)).rejects.toThrow("aborted");
  expect(close).toHaveBeenCalledOnce();
});

it("tile-reader: an aborted request rejects without decoding", async () => {
  there.set(address(2, 1, 1), new Response("coarser"));
  await expect(read(address(1, 2, 3), AbortSignal.abort())).rejects.toThrow();
  expect(decode).not.toHaveBeenCalled();
});
