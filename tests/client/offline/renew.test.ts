// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renewTaken } from "../../../src/client/offline/renew.ts";
import { takeList } from "../../../src/client/offline/take-list.ts";
import { readTaken } from "../../../src/client/offline/taken-list.ts";
import { device, listOf, stubSite } from "./site-stub.ts";

let site: ReturnType<typeof stubSite>;
beforeEach(() => {
  site = stubSite();
});
afterEach(() => vi.unstubAllGlobals());

const means = (build: string) => ({
  storage: site.storage,
  ask: site.ask,
  signal: new AbortController().signal,
  pauses: [],
  build,
  now: () => new Date("2026-11-21T12:00:00Z"),
});

it("after an update of the site texts are fetched anew, once, and pictures are not", async () => {
  await takeList(listOf("a", "b"), device, means("b1"), () => {});
  site.asked.length = 0;
  await renewTaken(means("b1"));
  expect(site.asked).toEqual([]);
  await renewTaken(means("b2"));
  expect(site.asked).toHaveLength(4);
  expect(site.asked.some((asked) => asked.includes("/iiif/"))).toBe(false);
  expect(await readTaken(site.storage, "favourites")).toMatchObject({ build: "b2" });
  await renewTaken(means("b2"));
  expect(site.asked).toHaveLength(4);
});

it("what did not succeed is tried again the next time", async () => {
  await takeList(listOf("a"), device, means("b1"), () => {});
  site.faults.set("/works/a", () => Promise.reject(new TypeError("cut")));
  await expect(renewTaken(means("b2"))).rejects.toThrow();
  expect(await readTaken(site.storage, "favourites")).toMatchObject({ build: "b1" });
});
