import { beforeEach, expect, it, vi } from "vitest";
import { NotHad } from "../../../src/client/offline/fetch-need.ts";
import { measure } from "../../../src/client/offline/measure.ts";
import { needsOf, type Need } from "../../../src/client/offline/needs.ts";
import { device, listOf, pictureBytes, stubSite } from "./site-stub.ts";

let site: ReturnType<typeof stubSite>;
beforeEach(() => {
  site = stubSite();
});

const { signal } = new AbortController();
const measured = (needs: Need[], onProgress = () => {}) =>
  measure(needs, { ask: site.ask, signal, onProgress });

it("measure: a small list is measured completely, and images are not downloaded", async () => {
  const needs = listOf("a", "b").works.flatMap((work) => needsOf(work, device));
  const pictures = needs.filter(({ address }) => address.includes("/iiif/")).length;
  const onProgress = vi.fn();
  const texts = 2 * (2 + 23);
  expect(await measured(needs, onProgress)).toEqual({
    bytes: pictures * pictureBytes + texts,
    isExact: true,
  });
  expect(onProgress).toHaveBeenLastCalledWith(needs.length, needs.length);
  expect(site.asked.filter((asked) => asked.startsWith("GET /iiif/"))).toEqual([]);
});

it("measure: a large list is estimated from samples, with fewer than 100 requests", async () => {
  const needs = Array.from({ length: 1000 }, (_, place) => ({
    address: `/iiif/image/3/a/${place},0,512,512/512,512/0/default.jpg`,
    kind: "tile" as const,
    weight: 100,
  }));
  expect(await measured(needs)).toEqual({ bytes: 1000 * pictureBytes, isExact: false });
  expect(site.asked.length).toBeLessThan(100);
});

it("measure: an empty list measures zero bytes", async () => {
  expect(await measured([])).toEqual({ bytes: 0, isExact: true });
});

it("measure: rejects with NotHad when the server cannot be reached", async () => {
  site.faults.set("/iiif/", () => Promise.reject(new TypeError("cut")));
  const [work] = listOf("a").works;
  if (!work) throw new Error("A work was expected.");
  await expect(measured(needsOf(work, device))).rejects.toBeInstanceOf(NotHad);
});
