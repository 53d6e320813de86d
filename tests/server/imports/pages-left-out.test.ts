import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { planEntry } from "../../../src/server/imports/jobs/planned-entry.ts";
import { prepareEntry } from "../../../src/server/imports/prepare-entry.ts";
import type { Remark } from "../../../src/server/imports/remarks.ts";
import { openSource } from "../../../src/server/imports/source.ts";
import { openWorkshop } from "../../../src/server/imports/workshop.ts";
import { gradient } from "../images/support.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-pages-"));
  const page = await gradient(200, 300).png().toBuffer();
  const turned = await gradient(200, 300).rotate(180).png().toBuffer();
  const pages = sharp([page, turned, page], { join: { animated: true } });
  await writeFile(join(folder, "scan.tif"), await pages.clone().tiff().toBuffer());
  await writeFile(join(folder, "moving.gif"), await pages.clone().gif().toBuffer());
  const levels = gradient(900, 700).tiff({ pyramid: true, tile: true });
  await writeFile(join(folder, "levels.tif"), await levels.toBuffer());
  await writeFile(join(folder, "one.png"), page);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the remarks about each file of the folder, by its name without the extension. */
async function leftOut(remarksOf: "preview" | "import"): Promise<Record<string, Remark[]>> {
  const source = await openSource(folder, null);
  const workshop = openWorkshop(source, join(folder, ".images"));
  onTestFinished(async () => {
    workshop.decoder.close();
    await source.close();
  });
  const found: Record<string, Remark[]> = {};
  for await (const entry of source.entries()) {
    const made =
      remarksOf === "preview"
        ? await planEntry({ ...entry, sequence: 0 }, workshop)
        : await prepareEntry(entry, workshop);
    if (!("work" in made)) throw new Error(made.problem.message);
    found[made.work.identifier] = [...(made.remarks ?? [])];
  }
  return found;
}

const expected = {
  levels: [],
  moving: [{ code: "pages", file: "moving.gif" }],
  one: [],
  scan: [{ code: "pages", file: "scan.tif" }],
};

test("planEntry: lists files with further pages, but not levels of a pyramid", async () => {
  expect(await leftOut("preview")).toEqual(expected);
});

test("prepareEntry: lists them too, also when the images are already prepared", async () => {
  expect(await leftOut("import")).toEqual(expected);
  expect(await leftOut("import")).toEqual(expected);
  expect(await leftOut("preview")).toEqual(expected);
});
