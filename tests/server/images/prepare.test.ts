import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from "thumbhash";
import { describe, expect, test } from "vitest";
import { derivativeWidthsFor } from "../../../src/server/images/derivatives.ts";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import { difference, gradient, pixelsOf, temporaryFolder } from "./support.ts";

const run = promisify(execFile);

function keyOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

/** Lists all files of a folder with their sizes and times, which shows whether anything was written. */
async function listing(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs, ino } = await stat(path);
      return `${path} ${size} ${mtimeMs} ${ino}`;
    }),
  );
}

test("prepare: stores the unchanged original, the pyramid, derivatives and description", async () => {
  const images = await temporaryFolder();
  const bytes = await gradient(520, 1030).png().toBuffer();
  const prepared = await prepareImage({ bytes }, images);
  expect(prepared).toEqual({
    key: keyOf(bytes),
    width: 520,
    height: 1030,
    placeholder: prepared.placeholder,
    derivativeWidths: [240, 520],
    tileWidth: 512,
    scaleFactors: [1, 2, 4],
  });
  const folder = join(images, prepared.key.slice(0, 2), prepared.key);
  expect((await readdir(folder)).sort()).toEqual(
    [
      ...["240", "520"].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
      "meta.json",
      "original.png",
      "pyramid.tif",
    ].sort(),
  );
  expect(await readFile(join(folder, "original.png"))).toEqual(bytes);
  expect(await readdir(join(images, ".preparing"))).toEqual([]);
});

describe("prepare: derivatives look like the original at any size", () => {
  test("of an image", () => checkDerivatives(620, 410));
  test("of a large one", { tags: ["full"] }, () => checkDerivatives(2600, 1700));
});

async function checkDerivatives(fullWidth: number, fullHeight: number): Promise<void> {
  const images = await temporaryFolder();
  const bytes = await gradient(fullWidth, fullHeight).png().toBuffer();
  const prepared = await prepareImage({ bytes }, images);
  const folder = join(images, prepared.key.slice(0, 2), prepared.key);
  for (const width of prepared.derivativeWidths) {
    const height = Math.round((fullHeight * width) / fullWidth);
    const expected = await pixelsOf(sharp(bytes).resize({ width, height, fit: "fill" }));
    for (const format of ["webp", "avif"]) {
      const derivative = await pixelsOf(await readFile(join(folder, `${width}.${format}`)));
      expect(difference(derivative, expected)).toBeLessThan(2.5);
    }
  }
}

test("prepare: a placeholder has the image’s colour and proportions", async () => {
  const images = await temporaryFolder();
  const bytes = await sharp({
    create: { width: 900, height: 300, channels: 3, background: "#b03020" },
  })
    .png()
    .toBuffer();
  const hash = Buffer.from((await prepareImage({ bytes }, images)).placeholder, "base64");
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  expect(
    Math.abs(r - 0xb0 / 255) + Math.abs(g - 0x30 / 255) + Math.abs(b - 0x20 / 255),
  ).toBeLessThan(0.1);
  expect(thumbHashToApproximateAspectRatio(hash)).toBeGreaterThan(2);
});

test.each([
  [{ width: 6000, height: 3000 }, [240, 480, 640, 960, 1600]],
  [{ width: 1600, height: 1000 }, [240, 480, 640, 960, 1600]],
  [{ width: 1000, height: 1000 }, [240, 480, 640, 1000]],
  [{ width: 250, height: 250 }, [250]],
  [{ width: 7, height: 3 }, [7]],
  [{ width: 300, height: 30_000 }, [40]],
  [{ width: 1, height: 60_000 }, [1]],
  [{ width: 60_000, height: 1 }, [240, 480, 640, 960, 1600]],
])("prepare: widths of derivatives never exceed the image: %o", (size, widths) => {
  expect(derivativeWidthsFor(size)).toEqual(widths);
});

test.each([
  [1, 1],
  [3000, 2],
  [2, 3000],
  [513, 512],
])("prepare: an image of %i x %i pixels can be prepared", async (width, height) => {
  const images = await temporaryFolder();
  const bytes = await gradient(width, height).png().toBuffer();
  expect(await prepareImage({ bytes }, images)).toMatchObject({ width, height });
});

test("prepare: preparing the same bytes again, from a file or from memory, changes nothing on disk", async () => {
  const images = await temporaryFolder();
  const sources = await temporaryFolder();
  const path = join(sources, "a picture.jpg");
  const bytes = await gradient(700, 500).jpeg().toBuffer();
  await writeFile(path, bytes);
  const first = await prepareImage({ path }, images);
  const before = await listing(images);
  expect(await prepareImage({ path }, images)).toEqual(first);
  expect(await prepareImage({ bytes }, images)).toEqual(first);
  expect(await listing(images)).toEqual(before);
  expect(await readFile(path)).toEqual(bytes);
});

test("prepare: concurrent preparations of one image in one process leave one complete folder", async () => {
  const images = await temporaryFolder();
  const bytes = await gradient(700, 500).jpeg().toBuffer();
  const all = await Promise.all(Array.from({ length: 6 }, () => prepareImage({ bytes }, images)));
  expect(new Set(all.map((prepared) => JSON.stringify(prepared))).size).toBe(1);
  expect(await readdir(join(images, ".preparing"))).toEqual([]);
});

test(
  "prepare: two processes that prepare the same image concurrently both succeed with one complete folder",
  { tags: ["full"] },
  async () => {
    const images = await temporaryFolder();
    const path = join(await temporaryFolder(), "picture.png");
    await gradient(700, 560).png().toFile(path);
    const module = new URL("../../../src/server/images/prepare.ts", import.meta.url).href;
    const program = `import { prepareImage } from ${JSON.stringify(module)};
    const prepared = await prepareImage({ path: ${JSON.stringify(path)} }, ${JSON.stringify(images)});
    process.stdout.write(JSON.stringify(prepared));`;
    const prepare = () =>
      run(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program]);
    const [one, two] = await Promise.all([prepare(), prepare()]);
    expect(JSON.parse(one.stdout)).toEqual(JSON.parse(two.stdout));
    expect(await readdir(join(images, ".preparing"))).toEqual([]);
    expect(await prepareImage({ path }, images)).toEqual(JSON.parse(one.stdout));
  },
);

test("prepare: folders of killed processes are removed, and those in use are retained", async () => {
  const images = await temporaryFolder();
  const bytes = await gradient(40, 30).png().toBuffer();
  const aside = join(images, ".preparing");
  const { hostname } = await import("node:os");
  const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, "_");
  const gone = await run(process.execPath, ["--eval", "process.stdout.write(`${process.pid}`)"]);
  const names = {
    ofKilled: `${host}.${gone.stdout}.aaaa`,
    ofEarlierWithOurNumber: `${host}.${process.pid}.eeee`,
    ofAnother: `${host}.${process.ppid}.bbbb`,
    elsewhereOld: "elsewhere.17.cccc",
    elsewhereNew: "elsewhere.17.dddd",
  };
  for (const name of Object.values(names)) {
    await mkdir(join(aside, name), { recursive: true });
    await writeFile(join(aside, name, "pyramid.tif"), "half");
  }
  const lastWeek = Date.now() / 1000 - 7 * 86_400;
  await utimes(join(aside, names.elsewhereOld), lastWeek, lastWeek);
  await prepareImage({ bytes }, images);
  expect((await readdir(aside)).sort()).toEqual([names.ofAnother, names.elsewhereNew].sort());
});

test("prepare: a folder without a readable description is prepared again", async () => {
  const images = await temporaryFolder();
  const bytes = await gradient(60, 40).png().toBuffer();
  const first = await prepareImage({ bytes }, images);
  const folder = join(images, first.key.slice(0, 2), first.key);
  await writeFile(join(folder, "meta.json"), '{"format":0}');
  await rm(join(folder, "pyramid.tif"));
  expect(await prepareImage({ bytes }, images)).toEqual(first);
  expect(existsSync(join(folder, "pyramid.tif"))).toBe(true);
});

test("prepare: an image far too high for its width is rejected", { tags: ["full"] }, async () => {
  const bytes = await sharp({
    create: { width: 1, height: 60_000, channels: 3, background: "teal" },
  })
    .png()
    .toBuffer();
  await expect(prepareImage({ bytes }, await temporaryFolder())).rejects.toMatchObject({
    name: "ImageProblem",
    code: "too-large",
  });
});
