import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileType } from "../../../src/server/images/file-type.ts";
import { inspectImage } from "../../../src/server/images/inspect.ts";
import { ImageProblem } from "../../../src/server/images/problem.ts";
import { sharp } from "../../../src/server/images/sharp.ts";
import { gradient, temporaryFolder } from "./support.ts";

/** Starts like a GIF, but is an SVG for libvips, which looks for the element in the first kilobyte. */
const disguisedSvg = Buffer.from(
  'GIF8<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
);

test("sharp: rejects an SVG, even if it passes the file type detection", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow("unsupported image format");
  expect(fileType(disguisedSvg)).toBe("gif");
  const path = join(await temporaryFolder(), "picture.gif");
  await writeFile(path, disguisedSvg);
  await expect(inspectImage(path)).rejects.toBeInstanceOf(ImageProblem);
  await writeFile(path, svg);
  await expect(inspectImage(path)).rejects.toBeInstanceOf(ImageProblem);
});

test("sharp: rejects the format of libvips itself, which is compiled in", async () => {
  const path = join(await temporaryFolder(), "picture.v");
  await gradient(30, 20).toFile(path);
  await expect(sharp(path).metadata()).rejects.toThrow("unsupported image format");
});

test.each(["jpeg", "png", "gif", "webp", "tiff", "avif"] as const)(
  "sharp: opens %s, which is supported",
  async (format) => {
    const bytes = await gradient(30, 20).toFormat(format).toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 20 });
    fileType(bytes);
  },
);
