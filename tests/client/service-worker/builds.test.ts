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

it("builds: the current build's pages and the files of the current and previous builds stay cached", async () => {
  for (const build of ["a", "b", "c"]) {
    await install(build);
    await begin(build);
  }
  expect(await kept()).toEqual(["vitrine-pages-c", "vitrine-shell-b", "vitrine-shell-c"]);
});

it("builds: a build that was superseded while it waited does not count as the previous one", async () => {
  await install("a");
  await begin("a");
  await install("overtaken");
  await install("c");
  await begin("c");
  expect(await kept()).toEqual(["vitrine-pages-c", "vitrine-shell-a", "vitrine-shell-c"]);
});

it("builds: a build that returns after another one retains that other build's files", async () => {
  for (const build of ["a", "b", "a"]) {
    await install(build);
    await begin(build);
  }
  expect(await kept()).toEqual(["vitrine-pages-a", "vitrine-shell-a", "vitrine-shell-b"]);
});

it("builds: the cache of a newer worker that is still installing is not deleted", async () => {
  await install("a");
  await install("coming");
  await begin("a", true);
  expect(await kept()).toContain("vitrine-shell-coming");
});

it("builds: without stored records, the shell created last counts as the previous build", async () => {
  await install("legacy-1");
  await install("legacy-2");
  await install("b");
  await begin("b");
  expect(await kept()).toEqual(["vitrine-pages-b", "vitrine-shell-b", "vitrine-shell-legacy-2"]);
});

it("builds: image caches and offline lists are not deleted", async () => {
  await caches.open("vitrine-pictures");
  await caches.open("vitrine-taken-favourites");
  await install("a");
  await begin("a");
  expect(await kept()).toEqual(
    expect.arrayContaining(["vitrine-pictures", "vitrine-taken-favourites"]),
  );
});
