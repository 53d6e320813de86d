import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import { ImageProblem } from "../../../src/server/images/problem.ts";
import { solidWebp } from "./huge-pictures.ts";
import { gradient, temporaryFolder } from "./support.ts";

/** Returns the problem that an image is rejected with; checks that nothing of it was stored. */
async function problemWith(bytes: Buffer): Promise<ImageProblem> {
  const images = await temporaryFolder();
  const problem = await prepareImage({ bytes }, images).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof ImageProblem)) throw new Error(`not refused: ${String(problem)}`);
  const aside = join(images, ".preparing");
  expect(existsSync(aside) ? await readdir(aside) : []).toEqual([]);
  expect((await readdir(images)).filter((name) => name !== ".preparing")).toEqual([]);
  expect(problem.message).toMatch(/^[A-Z].*\.$/);
  return problem;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Creates a PNG of a few hundred bytes that claims any size: one bit per pixel, and a little of the data. */
function hugePng(width: number, height: number, interlaced = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("bad-input: a file that is no image is rejected by its content", () => {
  test.each([
    ["nothing", "", "empty"],
    ["plain text", "This is not a picture.", "not-an-image"],
    ["a web page", "<!doctype html><html><body><p>404</p></body></html>", "not-an-image"],
    ["one byte", "\xff", "not-an-image"],
    ["a PDF", "%PDF-1.7 and so on", "unsupported-type"],
    ["an archive", "PK\x03\x04 and so on", "unsupported-type"],
    ["a HEIC picture", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "unsupported-type"],
    ["a film", "\0\0\0\x18ftypisom\0\0\0\0isommp42", "not-an-image"],
  ])("%s", async (_, text, code) => {
    expect((await problemWith(Buffer.from(text, "latin1"))).code).toBe(code);
  });

  test("only the beginning of a PNG", async () => {
    const bytes = (await gradient(50, 50).png().toBuffer()).subarray(0, 12);
    expect(["damaged", "truncated"]).toContain((await problemWith(bytes)).code);
  });

  test("noise after the signature of a JPEG", async () => {
    const bytes = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(4000, "xyz")]);
    expect(["damaged", "truncated"]).toContain((await problemWith(bytes)).code);
  });
});

describe("bad-input: a truncated file is rejected as truncated", () => {
  const noisy = () =>
    sharp({
      create: {
        width: 450,
        height: 350,
        channels: 3,
        background: "grey",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    });

  test.each([
    ["JPEG", () => noisy().jpeg()],
    ["progressive JPEG", () => noisy().jpeg({ progressive: true })],
    ["PNG", () => noisy().png()],
    ["interlaced PNG", () => noisy().png({ progressive: true })],
    ["WebP", () => noisy().webp()],
    ["AVIF", () => noisy().avif({ effort: 0 })],
    ["TIFF", () => noisy().tiff({ compression: "lzw" })],
    ["GIF", () => noisy().resize(200).gif({ effort: 1 })],
  ])("%s", async (_, encode) => {
    const whole = await encode().toBuffer();
    for (const part of [0.5, 0.97]) {
      const problem = await problemWith(whole.subarray(0, Math.floor(whole.length * part)));
      expect(problem).toMatchObject({ code: "truncated" });
    }
  });

  test("a complete PNG with corrupt bytes is rejected as damaged", async () => {
    const bytes = await noisy().png().toBuffer();
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0, middle, middle + 2000);
    expect(await problemWith(bytes)).toMatchObject({ code: "damaged" });
  });
});

describe("bad-input: a decompression bomb is rejected before decoding", () => {
  test("a PNG of 65,536 x 65,536 pixels", async () => {
    const problem = await problemWith(hugePng(65_536, 65_536));
    expect(problem.code).toBe("too-large");
    expect(problem.message).toContain("65,536 x 65,536");
  });

  test("an interlaced PNG of 51 megapixels, which is decoded as a whole", async () => {
    const problem = await problemWith(hugePng(10_000, 5100, 1));
    expect(problem.code).toBe("too-large");
    expect(problem.message).toContain("at most 50 million of its kind");
  });

  test("a WebP of 51 megapixels", async () => {
    expect((await problemWith(await solidWebp(10_000, 5100))).code).toBe("too-large");
  });

  test("a GIF of 51 megapixels", async () => {
    const bytes = await gradient(64, 64).gif().toBuffer();
    const frame = bytes.indexOf(Buffer.from("2c00000000", "hex"));
    for (const size of [6, frame + 5]) {
      bytes.writeUInt16LE(10_000, size);
      bytes.writeUInt16LE(5100, size + 2);
    }
    expect((await problemWith(bytes)).code).toBe("too-large");
  });

  test("an AVIF that claims 51 megapixels", async () => {
    const bytes = await gradient(64, 64).avif({ effort: 0 }).toBuffer();
    const size = bytes.indexOf("ispe") + 8;
    bytes.writeUInt32BE(10_000, size);
    bytes.writeUInt32BE(5100, size + 4);
    expect((await problemWith(bytes)).code).toBe("too-large");
  });

  test("a JPEG whose header claims 65,500 x 65,500 pixels", async () => {
    const bytes = await gradient(64, 64).jpeg().toBuffer();
    const frame = bytes.indexOf(Buffer.from("ffc0", "hex"));
    bytes.writeUInt16BE(65_500, frame + 5);
    bytes.writeUInt16BE(65_500, frame + 7);
    expect((await problemWith(bytes)).code).toBe("too-large");
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg" width="65536" height="65536"/>',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    '\ufeff<!-- drawn --><svg\nwidth="1"><image href="file:///etc/passwd"/></svg>',
  ])("an SVG with any content: %s", async (text) => {
    const problem = await problemWith(Buffer.from(text));
    expect(problem).toMatchObject({ code: "unsupported-type" });
    expect(problem.message).toContain("SVG");
  });
});

test("bad-input: a missing file and a folder are rejected without their path", async () => {
  const folder = await temporaryFolder();
  const images = join(folder, "images");
  const missing = prepareImage({ path: join(folder, "absent.jpg") }, images);
  await expect(missing).rejects.toMatchObject({ code: "missing" });
  await expect(missing).rejects.not.toThrow(folder);
  await expect(prepareImage({ path: folder }, images)).rejects.toMatchObject({
    code: "not-an-image",
  });
});

test("bad-input: an unwritable disk is not reported as a problem of the image", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "taken"), "a file where the images folder should be");
  const bytes = await gradient(20, 20).png().toBuffer();
  const attempt = prepareImage({ bytes }, join(folder, "taken"));
  await expect(attempt).rejects.toThrow(/ENOTDIR|EEXIST/);
  await expect(attempt).rejects.not.toBeInstanceOf(ImageProblem);
});
