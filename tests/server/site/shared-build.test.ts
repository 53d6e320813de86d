import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { shareAssets } from "../../../src/server/site/shared-build.ts";

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
let folder: string;
let shared: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-shared-"));
  shared = join(folder, "shared");
  onTestFinished(() => rm(folder, { recursive: true }));
});

/** Creates a build with these files. */
async function build(name: string, files: string[]): Promise<string> {
  await mkdir(join(folder, name));
  for (const file of files) await writeFile(join(folder, name, file), `text of ${file}`);
  return join(folder, name);
}

describe("shareAssets", () => {
  it("copies all files of a build except source maps to the shared folder", async () => {
    const own = await build("one", [
      "app-AAAAAAAA.js",
      "app-AAAAAAAA.js.br",
      "app-AAAAAAAA.js.map",
    ]);
    await shareAssets(own, shared, start);
    expect((await readdir(shared)).sort()).toEqual(["app-AAAAAAAA.js", "app-AAAAAAAA.js.br"]);
    expect(await readFile(join(shared, "app-AAAAAAAA.js"), "utf8")).toBe("text of app-AAAAAAAA.js");
    await rm(own, { recursive: true });
    expect(await readdir(shared)).toHaveLength(2);
  });

  it("keeps files for 30 days after the last process whose build had them", async () => {
    const one = await build("one", ["app-AAAAAAAA.js", "both-BBBBBBBB.js"]);
    const two = await build("two", ["app-CCCCCCCC.js", "both-BBBBBBBB.js"]);
    await shareAssets(one, shared, start);
    await shareAssets(two, shared, start + 20 * day);
    // The process of the first build is still running.
    await shareAssets(one, shared, start + 21 * day);
    await shareAssets(two, shared, start + 50 * day);
    expect(await readdir(shared)).toHaveLength(3);
    await shareAssets(two, shared, start + 52 * day);
    expect((await readdir(shared)).sort()).toEqual(["app-CCCCCCCC.js", "both-BBBBBBBB.js"]);
    expect((await stat(join(shared, "both-BBBBBBBB.js"))).mtimeMs).toBe(start + 52 * day);
  });

  it("replaces a truncated file and leaves no temporary file", async () => {
    const own = await build("one", ["app-AAAAAAAA.js"]);
    await mkdir(shared);
    await writeFile(join(shared, "app-AAAAAAAA.js"), "");
    await shareAssets(own, shared, start);
    await shareAssets(own, shared, start);
    expect(await readdir(shared)).toEqual(["app-AAAAAAAA.js"]);
    expect(await readFile(join(shared, "app-AAAAAAAA.js"), "utf8")).toBe("text of app-AAAAAAAA.js");
  });

  it("works in several processes at once", async () => {
    const own = await build(
      "one",
      Array.from({ length: 50 }, (_, number) => `part-${number}.js`),
    );
    await Promise.all([1, 2, 3, 4].map(() => shareAssets(own, shared, start)));
    expect(await readdir(shared)).toHaveLength(50);
  });
});
