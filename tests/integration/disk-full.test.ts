import { mkdtemp, readdir, rm } from "node:fs/promises";
import type * as FileSystem from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exportText } from "../../src/server/exports/export-text.ts";
import { readMeta } from "../../src/server/images/folder.ts";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { isDiskFull } from "../../src/server/imports/disk-full.ts";
import { importsPage } from "../../src/server/store/import-runs.ts";
import { writeCollection } from "../support/collection.ts";
import { openFolder } from "../support/database.ts";

/** After how many pictures the disk is full. */
const disk = vi.hoisted(() => ({ room: Infinity }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof FileSystem>();
  return {
    ...real,
    async writeFile(...args: Parameters<typeof real.writeFile>) {
      if (String(args[0]).endsWith("meta.json")) disk.room -= 1;
      if (disk.room < 0) {
        throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
          code: "ENOSPC",
        });
      }
      return real.writeFile(...args);
    },
  };
});

let source = "";
let site: Awaited<ReturnType<typeof openFolder>>;

beforeAll(async () => {
  source = await mkdtemp(join(tmpdir(), "vitrine-disk-full-"));
  await writeCollection(source, { pictures: 5, plain: 2 });
  site = await openFolder();
});
afterAll(async () => {
  await site.close();
  await rm(source, { recursive: true, force: true });
});

async function bringIn() {
  let printed = "";
  const screen = { write: (said: string) => (printed += said) };
  const env = { VITRINE_DATA: site.dataFolder };
  const { signal } = new AbortController();
  const code = await runImportCommand({ args: [source], env, signal, out: screen, err: screen });
  return { code, printed };
}

async function exported(): Promise<string[]> {
  const lines = await text(Readable.from(exportText(site.store.db, "jsonl")));
  return lines.split("\n").slice(0, -1);
}

test("a disk that is full in the middle of an import leaves nothing half-made, is told, and it goes on when there is room", async () => {
  disk.room = 3;
  const stopped = await bringIn();
  expect(stopped.code).toBe(1);
  expect(stopped.printed).toContain("The disk is full, so the import could not go on.");

  const images = join(site.dataFolder, "images");
  expect(await readdir(join(images, ".preparing"))).toEqual([]);
  const starts = (await readdir(images)).filter((name) => name !== ".preparing");
  const folders = await Promise.all(
    starts.map(async (start) =>
      (await readdir(join(images, start))).map((key) => join(images, start, key)),
    ),
  );
  for (const folder of folders.flat()) expect(await readMeta(folder)).not.toBeNull();
  const kept = await exported();

  disk.room = Infinity;
  expect(await bringIn()).toMatchObject({ code: 0 });
  const whole = await exported();
  expect(whole).toHaveLength(7);
  expect(whole.slice(0, kept.length)).toEqual(kept);
  const { rows } = await importsPage(site.store.db, { first: 5 });
  expect(rows.map(({ state }) => state)).toEqual(["DONE", "INTERRUPTED"]);
});

test("whoever says that the disk is full is understood", () => {
  const of = (code: string) => Object.assign(new Error("It failed"), { code });
  expect(isDiskFull(new Error("Failed query", { cause: of("53100") }))).toBe(true);
  expect(isDiskFull(of("EDQUOT"))).toBe(true);
  expect(isDiskFull(new Error("wbuffer_write: write failed: No space left on device"))).toBe(true);
  expect(isDiskFull(of("EACCES"))).toBe(false);
  expect(isDiskFull(new Error("Failed query", { cause: "no reason" }))).toBe(false);
});
