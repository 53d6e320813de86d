import childProcess from "node:child_process";
import type { SpawnOptions } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exportText } from "../../src/server/exports/export-text.ts";
import { readMeta } from "../../src/server/images/folder.ts";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { isDiskFull } from "../../src/server/imports/disk-full.ts";
import { importsPage } from "../../src/server/store/import-runs.ts";
import { writeCollection } from "../support/collection.ts";
import { openPglite } from "../support/database.ts";
import { runCommand } from "../support/run-command.ts";

const fullDiskWorker = fileURLToPath(new URL("../support/full-disk-worker.mjs", import.meta.url));

/** Makes the disk full for decoding processes that start from now on; returns a function that undoes it. */
function fillDisk(): () => void {
  const { spawn } = childProcess;
  const start = vi.spyOn(childProcess, "spawn");
  start.mockImplementation(((command: string, args: string[], options: SpawnOptions) =>
    spawn(
      command,
      args.map((arg) => (arg.endsWith("source-worker.mjs") ? fullDiskWorker : arg)),
      options,
    )) as typeof spawn);
  syncBuiltinESMExports();
  return () => {
    start.mockRestore();
    syncBuiltinESMExports();
  };
}

let source = "";
let site: Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  source = await mkdtemp(join(tmpdir(), "vitrine-disk-full-"));
  await writeCollection(source, { pictures: 5, plain: 2 });
  site = await openPglite();
});
afterAll(async () => {
  await site.close();
  await rm(source, { recursive: true, force: true });
});

const bringIn = () => runCommand(runImportCommand, site, [source]);

async function exported(): Promise<string[]> {
  const lines = await text(Readable.from(exportText(site.store.db, "jsonl")));
  return lines.split("\n").slice(0, -1);
}

test(
  "disk-full: a full disk during an import leaves no partial data, and the import resumes later",
  { tags: ["full"] },
  async () => {
    const makeRoom = fillDisk();
    const stopped = await bringIn().finally(makeRoom);
    expect(stopped.code).toBe(1);
    expect(stopped.err).toContain("The disk is full, so the import could not go on.");

    const images = join(site.dataFolder, "images");
    expect(await readdir(join(images, ".preparing"))).toEqual([]);
    const starts = (await readdir(images)).filter((name) => /^[0-9a-f]+$/.test(name));
    const folders = await Promise.all(
      starts.map(async (start) =>
        (await readdir(join(images, start))).map((key) => join(images, start, key)),
      ),
    );
    for (const folder of folders.flat()) expect(await readMeta(folder)).not.toBeNull();
    const kept = await exported();

    expect(await bringIn()).toMatchObject({ code: 0 });
    const whole = await exported();
    expect(whole).toHaveLength(7);
    expect(whole.slice(0, kept.length)).toEqual(kept);
    const { rows } = await importsPage(site.store.db, { first: 5 });
    expect(rows.map(({ state }) => state)).toEqual(["DONE", "INTERRUPTED"]);
  },
);

test("disk-full: isDiskFull recognises all errors of a full disk", () => {
  const of = (code: string) => Object.assign(new Error("It failed"), { code });
  expect(isDiskFull(new Error("Failed query", { cause: of("53100") }))).toBe(true);
  expect(isDiskFull(of("EDQUOT"))).toBe(true);
  expect(isDiskFull(new Error("wbuffer_write: write failed: No space left on device"))).toBe(true);
  expect(isDiskFull(of("EACCES"))).toBe(false);
  expect(isDiskFull(new Error("Failed query", { cause: "no reason" }))).toBe(false);
});
