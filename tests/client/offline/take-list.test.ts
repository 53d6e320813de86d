import { beforeEach, expect, it } from "vitest";
import { lacking, removeTaken, takeList } from "../../../src/client/offline/take-list.ts";
import { bytesOf, readTaken } from "../../../src/client/offline/taken-list.ts";
import type { ListToTake } from "../../../src/client/offline/needs.ts";
import { device, listOf, stubSite } from "./site-stub.ts";

let site: ReturnType<typeof stubSite>;
let abort: AbortController;

beforeEach(() => {
  site = stubSite();
  abort = new AbortController();
});

const take = (list: ListToTake, onProgress = () => {}) =>
  takeList(
    list,
    device,
    {
      storage: site.storage,
      ask: site.ask,
      signal: abort.signal,
      pauses: [0],
      build: "b1",
      now: () => new Date("2026-11-21T12:00:00Z"),
    },
    onProgress,
  );

const pictures = () => site.asked.filter((address) => address.includes("/iiif/"));
const kept = async () => {
  const cache = await site.storage.open("vitrine-taken-favourites");
  return (await cache.keys()).map(({ url }) => url).filter((url) => url.includes("/iiif/"));
};
const cut = () => Promise.reject(new TypeError("cut"));

it("take-list: downloads all resources and records the works and the total size", async () => {
  const { why, taken, missing } = await take(listOf("a", "b"));
  expect(why).toBe("done");
  expect(missing).toEqual([]);
  expect(taken).toMatchObject({ id: "favourites", isWhole: true, at: "2026-11-21T12:00:00.000Z" });
  expect(taken.works.map(({ slug }) => slug)).toEqual(["a", "b"]);
  const cache = await site.storage.open("vitrine-taken-favourites");
  let bytes = 0;
  for (const { url } of await cache.keys()) {
    if (!url.endsWith("/vitrine-taken"))
      bytes += (await (await cache.match(url))?.blob())?.size ?? 0;
  }
  expect(bytesOf(taken)).toBe(bytes);
  expect(await readTaken(site.storage, "favourites")).toEqual(taken);
  expect((await lacking(listOf("a", "b"), device, site.storage)).needs).toEqual([]);
});

it("take-list: a repeated download fetches texts again but no images", async () => {
  const first = await take(listOf("a"));
  site.asked.length = 0;
  const second = await take(listOf("a"));
  expect(pictures()).toEqual([]);
  expect(site.asked).toHaveLength(2);
  expect(second.taken).toEqual(first.taken);
});

it("take-list: a repeated download with other works adds the new ones and removes the others", async () => {
  await take(listOf("a", "b"));
  site.asked.length = 0;
  const { taken } = await take(listOf("b", "c"));
  expect(pictures().every((address) => address.includes("/c/"))).toBe(true);
  expect(taken.works.map(({ slug }) => slug)).toEqual(["b", "c"]);
  expect((await kept()).some((url) => url.includes("/a/"))).toBe(false);
});

it("take-list: a failed request is retried once; a work that fails again is reported, the rest downloaded", async () => {
  let times = 0;
  site.faults.set("/a/full/240", async () => {
    times += 1;
    return new Response("", { status: 500 });
  });
  const { why, taken, missing } = await take(listOf("a", "b"));
  expect(times).toBe(2);
  expect(why).toBe("done");
  expect(missing.map(({ title }) => title)).toEqual(["A"]);
  expect(taken.isWhole).toBe(false);
  expect(taken.works.map(({ slug }) => slug)).toEqual(["b"]);
});

it("take-list: an HTML page in place of an image counts as missing", async () => {
  const headers = { "cache-control": "public", "content-type": "text/html" };
  site.faults.set("/a/full/240", async () => new Response("<html>", { headers }));
  expect((await take(listOf("a"))).missing).toHaveLength(1);
});

it("take-list: a network failure ends the download, complete works stay, and a second download resumes", async () => {
  for (const slug of ["b", "c", "d"]) site.faults.set(`/${slug}/0,0`, cut);
  const first = await take(listOf("a", "b", "c", "d"));
  expect(first.why).toBe("cut");
  expect(first.taken.works.map(({ slug }) => slug)).toEqual(["a"]);
  expect(site.asked.some((address) => address.includes("/d/"))).toBe(false);
  const there = await kept();
  site.faults.clear();
  site.asked.length = 0;
  const second = await take(listOf("a", "b", "c", "d"));
  expect(second.taken).toMatchObject({ isWhole: true });
  for (const url of there) expect(site.asked).not.toContain(`GET ${new URL(url).pathname}`);
});

it("take-list: an aborted download ends and records the complete works", async () => {
  site.faults.set("/b/full/240", async () => {
    abort.abort();
    throw new DOMException("stopped", "AbortError");
  });
  const { why, taken, missing } = await take(listOf("a", "b"));
  expect(why).toBe("stopped");
  expect(taken).toMatchObject({ isWhole: false });
  expect(taken.works.map(({ slug }) => slug)).toEqual(["a"]);
  expect(missing).toEqual([]);
});

it("take-list: a full storage removes the incomplete work and retains the complete ones", async () => {
  site.faults.set("/b/0,0", async () => {
    site.memory.fault = "full";
    return new Response("x", {
      headers: { "cache-control": "public", "content-type": "image/jpeg" },
    });
  });
  const { why, taken } = await take(listOf("a", "b"));
  expect(why).toBe("full");
  expect(taken.works.map(({ slug }) => slug)).toEqual(["a"]);
  site.memory.fault = "none";
  expect((await kept()).every((url) => url.includes("/a/"))).toBe(true);
});

it("take-list: removal deletes the list's cache and returns its size", async () => {
  const { taken } = await take(listOf("a"));
  expect(await removeTaken(site.storage, "favourites")).toBe(bytesOf(taken));
  expect(await site.storage.keys()).toEqual([]);
  expect(await removeTaken(site.storage, "favourites")).toBe(0);
});
