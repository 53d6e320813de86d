import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

/** Returns the module as loaded by a new page. */
const freshPage = async () => {
  vi.resetModules();
  return import("../../../../src/client/features/works/random-seed.ts");
};

it("random-seed: the seed is the same for the whole visit, also after a page load", async () => {
  const page = await freshPage();
  const seed = page.visitSeed();
  expect(page.visitSeed()).toBe(seed);
  expect((await freshPage()).visitSeed()).toBe(seed);
});

it("random-seed: the seed changes when the user shuffles again, and then stays", async () => {
  const page = await freshPage();
  const seeds = [page.visitSeed()];
  for (let time = 0; time < 20; time += 1) seeds.push(page.nextSeed());
  expect(new Set(seeds).size).toBeGreaterThan(1);
  const last = page.visitSeed();
  expect(seeds.at(-1)).toBe(last);
  expect((await freshPage()).visitSeed()).toBe(last);
});

it("random-seed: an invalid stored seed is ignored", async () => {
  sessionStorage.setItem("vitrine.seed", "loud");
  const seed = (await freshPage()).visitSeed();
  expect(seed).toBeGreaterThanOrEqual(1);
  expect(seed).toBeLessThanOrEqual(9999);
});

it("random-seed: the seed stays the same while the page is open when the storage is forbidden", async () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
  const page = await freshPage();
  expect(page.visitSeed()).toBe(page.visitSeed());
});
