import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { Unavailable } from "../../../../src/server/store/problems.ts";
import { DamagedPicture } from "../../../../src/server/images/damage.ts";
import { DecoderPool } from "../../../../src/server/images/decoding/decoder-pool.ts";
import { DecodingProcess } from "../../../../src/server/images/decoding/decoding-process.ts";
import { localDecoder } from "../../../../src/server/images/decoding/decoder.ts";
import { gradient, temporaryFolder } from "../support.ts";
import { hugeJpeg, solidWebp } from "../huge-pictures.ts";

const pool = new DecoderPool();
afterAll(() => pool.close());

test("decoder-pool: produces the same results as the local decoder", async () => {
  const bytes = await gradient(300, 200).jpeg().toBuffer();
  const folder = await temporaryFolder();
  const [here, there] = [join(folder, "here"), join(folder, "there")];
  const prepared = await pool.prepareImage({ bytes }, there);
  expect(prepared).toEqual(await localDecoder.prepareImage({ bytes }, here));
  expect(await pool.repairImage(there, prepared.key)).toEqual(prepared);
  expect(await pool.readJpegSize(bytes)).toEqual({ width: 300, height: 200 });
  const part = {
    region: { x: 0, y: 0, width: 300, height: 200 },
    size: { width: 30, height: 20 },
  };
  const pixels = await pool.decodePart(bytes, part);
  expect(pixels.equals(await localDecoder.decodePart(bytes, part))).toBe(true);
  const all = Array.from({ length: 12 }, () => pool.readJpegSize(bytes));
  expect(await Promise.all(all)).toHaveLength(12);
});

test("decoder-pool: produces the same result for a remote image as the local decoder", async () => {
  const folder = await temporaryFolder();
  const path = join(folder, "small.jpg");
  await gradient(300, 200).jpeg().toFile(path);
  expect(await pool.inspectImage(path)).toEqual(await localDecoder.inspectImage(path));
  const remote = {
    kind: "file",
    address: "https://example.org/1.jpg",
    width: 600,
    height: 400,
    sha256: "0".repeat(64),
  } as const;
  const [here, there] = [join(folder, "here"), join(folder, "there")];
  expect(await pool.prepareRemoteImage(remote, there, { path })).toEqual(
    await localDecoder.prepareRemoteImage(remote, here, { path }),
  );
});

test("decoder-pool: prepares a limited number of files concurrently, each once for all callers", async () => {
  const folder = await temporaryFolder();
  const paths = ["1.png", "2.png", "3.png"].map((name) => join(folder, name));
  for (const path of paths)
    await gradient(30, 20 + paths.indexOf(path))
      .png()
      .toFile(path);
  const run = vi.spyOn(DecodingProcess.prototype, "run");
  onTestFinished(() => run.mockRestore());
  for (const preparing of [1, 2]) {
    run.mockClear();
    const images = join(folder, `images-${preparing}`);
    const own = new DecoderPool({ preparing });
    onTestFinished(() => own.close());
    const asked = [...paths, ...paths].map((path) => own.prepareImage({ path }, images));
    expect(run).toHaveBeenCalledTimes(preparing);
    const heights = (await Promise.all(asked)).map(({ height }) => height);
    expect(heights).toEqual([20, 21, 22, 20, 21, 22]);
    expect(run).toHaveBeenCalledTimes(paths.length);
  }
});

test("decoder-pool: rejects a WebP of 38 bytes that would take 1 GB, and prepares the next image", async () => {
  const images = await temporaryFolder();
  const refused = pool.prepareImage({ bytes: await solidWebp(15_800, 15_800) }, images);
  await expect(refused).rejects.toMatchObject({
    name: "ImageProblem",
    code: "too-large",
    message:
      "The picture is too large: 15,800 x 15,800 pixels, and at most 50 million of its kind are taken in.",
  });
  const bytes = await gradient(30, 20).png().toBuffer();
  expect(await pool.prepareImage({ bytes }, images)).toMatchObject({ width: 30, height: 20 });
});

test.runIf(process.platform === "linux")(
  "decoder-pool: rejects an image that exceeds a process's memory, and prepares the next one",
  async () => {
    const images = await temporaryFolder();
    // It is rotated, so it must be in memory as a whole.
    const sideways = await hugeJpeg(30_000, 30_000, 6);
    const refused = pool.prepareImage({ bytes: sideways }, images);
    await expect(refused).rejects.toMatchObject({
      name: "ImageProblem",
      code: "too-large",
      message: "The picture is too large to be opened safely.",
    });
    const bytes = await gradient(30, 20).png().toBuffer();
    expect(await pool.prepareImage({ bytes }, images)).toMatchObject({ width: 30, height: 20 });
    expect(await readdir(join(images, ".preparing"))).toEqual([]);
  },
);

test("decoder-pool: reports an undecodable small original as damaged", async () => {
  const path = join(await temporaryFolder(), "original.jpg");
  await writeFile(path, Buffer.from("ffd8ffe0", "hex"));
  const request = {
    region: { x: 0, y: 0, width: 30, height: 20 },
    output: { width: 30, height: 20 },
    turned: { width: 30, height: 20 },
    rotation: { mirror: false, degrees: 0 },
    quality: "default",
    format: "png",
    canonical: "",
  } as const;
  await expect(pool.cutSmall(path, request)).rejects.toBeInstanceOf(DamagedPicture);
});

test("decoder-pool: rejects running and waiting tasks when it is closed", async () => {
  const closed = new DecoderPool();
  const bytes = await gradient(300, 200).png().toBuffer();
  const images = await temporaryFolder();
  const prepared = [closed.prepareImage({ bytes }, images), closed.prepareImage({ bytes }, images)];
  closed.close();
  for (const one of prepared) await expect(one).rejects.toBeInstanceOf(Unavailable);
});

test("decoder-pool: gives no task to a process that it ends for idling", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const own = new DecoderPool();
  onTestFinished(() => {
    own.close();
  });
  const bytes = await gradient(300, 200).jpeg().toBuffer();
  await own.readJpegSize(bytes);
  vi.advanceTimersByTime(60_000);
  expect(await own.readJpegSize(bytes)).toEqual({ width: 300, height: 200 });
});
