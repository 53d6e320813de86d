import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  scratchFolder,
  sweepScratchFolders,
} from "../../../../src/server/imports/archive/scratch-folder.ts";

let parent = "";
beforeEach(async () => {
  parent = join(await mkdtemp(join(tmpdir(), "vitrine-scratch-")), "unpacked");
});
afterEach(() => rm(join(parent, ".."), { recursive: true, force: true }));

test("scratch-folder: is private to its user and removed when it is closed", async () => {
  const folder = await scratchFolder(parent);
  await writeFile(join(folder.path, "a.jpg"), "a");
  expect((await stat(folder.path)).mode & 0o077).toBe(0);
  await folder.close();
  expect(await readdir(parent)).toEqual([]);
});

test("scratch-folder: is removed once the process that used it has died, not earlier", async () => {
  const inUse = await scratchFolder(parent);
  const name = hostname().replace(/[^A-Za-z0-9.]/g, "_");
  const { pid: dead } = spawnSync(process.execPath, ["--version"]);
  const leftovers = [
    `${name}-${dead}-aaaaaa`,
    `${name}-${process.pid}-bbbbbb`,
    "elsewhere-1-cccccc",
  ];
  const foreign = "elsewhere-1-dddddd";
  for (const one of [...leftovers, foreign]) await mkdir(join(parent, one));
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(join(parent, "elsewhere-1-cccccc"), longAgo, longAgo);
  await sweepScratchFolders(parent);
  expect((await readdir(parent)).map((one) => join(parent, one)).sort()).toEqual(
    [inUse.path, join(parent, foreign)].sort(),
  );
});

test("scratch-folder: sweeping accepts a missing folder", async () => {
  await expect(sweepScratchFolders(join(parent, "nowhere"))).resolves.toBeUndefined();
});
