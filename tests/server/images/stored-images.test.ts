import { readdirSync, readlinkSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { Gate, TooBusy } from "../../../src/server/gate.ts";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import type { StoredImage } from "../../../src/server/images/stored-image.ts";
import { StoredImages } from "../../../src/server/images/stored-images.ts";
import { gradient, temporaryFolder } from "./support.ts";

function openPyramids(folder: string): number {
  return readdirSync("/proc/self/fd").filter((descriptor) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${descriptor}`);
      return target.startsWith(folder) && target.endsWith("pyramid.tif");
    } catch {
      return false;
    }
  }).length;
}

const fails = (error: unknown) => {
  throw error;
};

/** Reads the only tile of a small image, which requires its open pyramid. */
async function readTile(image: StoredImage | null): Promise<void> {
  if (image === null) throw new Error("not found");
  const { width, height } = image.prepared;
  const tile = await image.readStored({
    region: { x: 0, y: 0, width, height },
    output: { width, height },
    rotation: { mirror: false, degrees: 0 },
    quality: "default",
    format: "jpg",
    turned: { width, height },
    canonical: "full/max/0/default.jpg",
  });
  expect(tile?.subarray(0, 2).toString("hex")).toBe("ffd8");
}

test.skipIf(process.platform !== "linux")(
  "stored-images: a limited number of images stays open, and one in use is never closed",
  async () => {
    const folder = await temporaryFolder();
    const keys: string[] = [];
    for (const side of [10, 20, 30, 40, 50]) {
      const bytes = await gradient(side, side).png().toBuffer();
      keys.push((await prepareImage({ bytes }, folder)).key);
    }
    const images = new StoredImages(folder, 2, fails);
    const [first = "", ...others] = keys;
    await images.use(first, async (held) => {
      expect(openPyramids(folder)).toBe(0);
      await readTile(held);
      for (const key of others) await images.use(key, readTile);
      expect(openPyramids(folder)).toBe(3);
      await readTile(held);
    });
    expect(openPyramids(folder)).toBe(2);
    await images.close();
    expect(openPyramids(folder)).toBe(0);
  },
);

test("StoredImages: a file that cannot be closed fails neither its readers nor the process", async () => {
  const folder = await temporaryFolder();
  const { key } = await prepareImage({ bytes: await gradient(10, 10).png().toBuffer() }, folder);
  const failures: unknown[] = [];
  const images = new StoredImages(folder, 2, (error) => failures.push(error));
  const broken = new Error("The disk is away.");
  await images.use(key, async (image) => {
    if (image) vi.spyOn(image, "close").mockRejectedValue(broken);
  });
  const held = images.hold(key);
  await images.forget(key);
  held?.release();
  await expect.poll(() => failures).toEqual([broken]);
});

test("stored-images: a gate runs a limited number of tasks in order and rejects too many", async () => {
  const gate = new Gate(2, 3);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const task = (number: number) =>
    gate.run(async () => {
      started.push(number);
      await new Promise<void>((resolve) => finish.push(resolve));
    });
  const tasks = [1, 2, 3, 4, 5].map(task);
  await expect(task(6)).rejects.toBeInstanceOf(TooBusy);
  expect(started).toEqual([1, 2]);
  for (let done = 0; done < 5; done += 1) {
    finish[done]?.();
    await tasks[done];
  }
  expect(started).toEqual([1, 2, 3, 4, 5]);
});

test("stored-images: a failed task frees its place for the next", async () => {
  const gate = new Gate(1, 5);
  const failed = gate.run(() => Promise.reject(new Error("no")));
  const after = gate.run(() => Promise.resolve("yes"));
  await expect(failed).rejects.toThrow("no");
  expect(await after).toBe("yes");
});
