import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "preload-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Executes three mutations: in the main process, in a thread, and in a process without environment variables. */
const program = `
  import { spawn } from "node:child_process";
  import { Worker, isMainThread } from "node:worker_threads";
  const isChild = process.argv[2] === "child";
  const place = isChild ? "child" : isMainThread ? "main" : "thread";
  if (place === "main") globalThis.__vitest_worker__ = { filepath: "a.test.ts" };
  const id = { main: 1, thread: 2, child: 3 }[place];
  console.log(place, __mutation(id), __mutation(7));
  if (place === "main") {
    spawn(process.execPath, [import.meta.filename, "child"], { env: {}, stdio: "inherit" });
    new Worker(new URL(import.meta.url));
  }`;

it("preload: activates mutations in processes and threads and logs hits with the test file that started them", async () => {
  const [file, log] = [path.join(folder, "program.mjs"), path.join(folder, "log")];
  await writeFile(file, program);
  const env = {
    NODE_OPTIONS: `--import ${pathToFileURL("scripts/mutations/preload.mjs")}`,
    MUTATION_ACTIVE: "7",
    MUTATION_LOG: log,
  };
  const { stdout } = await run(process.execPath, [file], { env });
  expect(stdout.trim().split("\n").sort()).toEqual(
    ["child", "main", "thread"].map((place) => `${place} false true`),
  );
  const hits = (await readFile(log, "utf8")).trim().split("\n");
  expect(hits.map((line) => line.replace(/\t\d+\t/, " ")).sort()).toEqual(
    [1, 2, 3, 7, 7, 7].map((id) => `${id} a.test.ts`),
  );
});
