import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import esbuild from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workerAddress } from "../../scripts/lib/worker-address.mjs";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-worker-address-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds a program that starts a worker, in a folder with this name, and returns esbuild's result. */
async function built(name: string) {
  const project = path.join(folder, name);
  await mkdir(path.join(project, "src"), { recursive: true });
  await writeFile(
    path.join(project, "src/entry.ts"),
    'import address from "./worker.ts?worker&url"; new Worker(address);',
  );
  await writeFile(path.join(project, "src/worker.ts"), 'postMessage("ready" as string);');
  const { metafile } = await esbuild.build({
    absWorkingDir: project,
    entryPoints: ["src/entry.ts"],
    outdir: "out",
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    metafile: true,
    plugins: [workerAddress()],
  });
  return metafile;
}

test("worker-address: a worker is built as a separate file with the same name in every project folder", async () => {
  const [first, second] = [await built("first"), await built("second")];
  const names = Object.keys(first.outputs);
  expect(names).toEqual([
    expect.stringMatching(/^out\/worker-\w+\.js$/),
    expect.stringMatching(/^out\/entry-\w+\.js$/),
  ]);
  expect(second).toEqual(first);
});
