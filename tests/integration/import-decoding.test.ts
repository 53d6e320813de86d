/** @module-tag full */
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { DecoderPool } from "../../src/server/images/decoding/decoder-pool.ts";
import { DecodingProcess } from "../../src/server/images/decoding/decoding-process.ts";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { importsPage, problemsOfImport } from "../../src/server/store/import-runs.ts";
import { hugeJpeg } from "../server/images/huge-pictures.ts";
import { temporaryFolder } from "../server/images/support.ts";
import { writeCollection } from "../support/collection.ts";
import { openPglite } from "../support/database.ts";
import { runCommand } from "../support/run-command.ts";

let site: Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  site = await openPglite();
});
afterAll(() => site.close());

/** Limits the decoding of a file to one millisecond. */
function makeSlow(file: string): void {
  const { run } = DecodingProcess.prototype;
  const spy = vi.spyOn(DecodingProcess.prototype, "run");
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(function (this: DecodingProcess, task, limit) {
    return run.call(this, task, JSON.stringify(task.args).includes(file) ? 1 : limit);
  });
}

test("import-decoding: an image that takes too much time or memory is rejected, and the others are imported", async () => {
  const folder = await temporaryFolder();
  await writeCollection(folder, { pictures: 2, plain: 0 });
  await copyFile(join(folder, "work-0-back.jpg"), join(folder, "slow.jpg"));
  makeSlow("slow.jpg");
  const rows = ["D1,one,work-0.jpg", "D2,slow,work-1.jpg|slow.jpg", "D3,another,work-1.jpg"];
  const refused = [
    {
      identifier: "D2",
      code: "image-too-slow",
      message:
        "“slow.jpg”: The picture takes too long to decode. Save it smaller, or as JPEG or TIFF.",
    },
  ];
  // The memory of a process is limited only on Linux.
  if (process.platform === "linux") {
    // It is rotated, so it must be in memory as a whole.
    await writeFile(join(folder, "huge.jpg"), await hugeJpeg(30_000, 30_000, 6));
    rows.push("D4,huge,huge.jpg");
    refused.push({
      identifier: "D4",
      code: "image-too-large",
      message: "“huge.jpg”: The picture is too large to be opened safely.",
    });
  }
  await writeFile(join(folder, "works.csv"), ["identifier,title,images", ...rows, ""].join("\n"));
  const close = vi.spyOn(DecoderPool.prototype, "close");
  onTestFinished(() => close.mockRestore());

  const { out } = await runCommand(runImportCommand, site, [folder]);
  expect(out).toContain(`2 added, 0 changed, 0 unchanged, ${refused.length} refused`);
  const [run] = (await importsPage(site.store.db, { first: 1 })).rows;
  expect(await problemsOfImport(site.store.db, run?.id ?? "", 10)).toMatchObject(refused);
  expect(close).toHaveBeenCalledTimes(1);
});
