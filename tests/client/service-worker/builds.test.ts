// @vitest-environment node
import { beforeEach, expect, it, vi } from "vitest";
import { dropEarlierBuilds } from "../../../src/client/service-worker/builds.ts";
import type { MemoryCaches } from "../../support/memory-caches.ts";
import { stubWorkerScope } from "../../support/worker-scope.ts";

vi.hoisted(() => vi.stubEnv("NODE_ENV", "production"));
vi.mock("workbox-expiration", () => ({
  CacheExpiration: class {
    delete = async () => {};
  },
}));

let caches: MemoryCaches;
beforeEach(() => {
  caches = stubWorkerScope();
});

async function install(build: string) {
  await caches.open(`vitrine-shell-${build}`);
}
async function begin(build: string, isAnotherComing = false) {
  await caches.open(`vitrine-pages-${build}`);
  await dropEarlierBuilds(build, isAnotherComing);
}
const kept = async () => (await caches.keys()).filter((name) => name !== "vitrine-builds").sort();

it("builds: keeps the files of its own build and of the one before, and its own pages", async () => {
  for (const build of ["a", "b", "c"]) {
    await install(build);
    await begin(build);
  }
  expect(await kept()).toEqual(["vitrine-pages-c", "vitrine-shell-b", "vitrine-shell-c"]);
});

it("builds: a build that was overtaken while it waited does not count: tabs run the one before it", async () => {
  await install("a");
  await begin("a");
  await install("overtaken");
  await install("c");
  await begin("c");
  expect(await kept()).toEqual(["vitrine-pages-c", "vitrine-shell-a", "vitrine-shell-c"]);
});

it("builds: a build that comes back after another keeps that one's files", async () => {
  for (const build of ["a", "b", "a"]) {
    await install(build);
    await begin(build);
  }
  expect(await kept()).toEqual(["vitrine-pages-a", "vitrine-shell-a", "vitrine-shell-b"]);
});

it("builds: what a newer worker is just keeping is not taken for old", async () => {
  await install("a");
  await install("coming");
  await begin("a", true);
  expect(await kept()).toContain("vitrine-shell-coming");
});

it("builds: where nothing was written down the last shell made counts as the one before", async () => {
  await install("legacy-1");
  await install("legacy-2");
  await install("b");
  await begin("b");
  expect(await kept()).toEqual(["vitrine-pages-b", "vitrine-shell-b", "vitrine-shell-legacy-2"]);
});

it("builds: leaves pictures and what was taken along alone", async () => {
  await caches.open("vitrine-pictures");
  await caches.open("vitrine-taken-favourites");
  await install("a");
  await begin("a");
  expect(await kept()).toEqual(
    expect.arrayContaining(["vitrine-pictures", "vitrine-taken-favourites"]),
  );
});
