import * as fs from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  clearLeftovers,
  isBeingPrepared,
  makeAside,
  removeAside,
  replacePlace,
} from "../../../src/server/images/aside.ts";
import { FOLDER_FORMAT, folderOf, META_FILE } from "../../../src/server/images/folder.ts";
import { temporaryFolder } from "./support.ts";
import { eventually } from "../../support/eventually.ts";

vi.mock("node:fs/promises", { spy: true });
const renaming = vi.mocked(fs.rename);
const actual = await vi.importActual<typeof fs>("node:fs/promises");
const refuse = () =>
  Promise.reject(Object.assign(new Error("not allowed"), { code: "EACCES", syscall: "rename" }));

const key = "0123456789abcdef0123456789abcdef";
const preparing = ".preparing";
let images: string;
let place: string;
beforeEach(async () => {
  images = await temporaryFolder();
  place = folderOf(images, key);
  await fs.mkdir(place, { recursive: true });
  await fs.writeFile(join(place, "original.png"), "the only one");
});
afterEach(() => {
  renaming.mockReset();
  renaming.mockImplementation(actual.rename);
});

const inPlace = () => fs.readdir(place);
const leftovers = () => fs.readdir(join(images, preparing));

/** Replaces the image with a folder that contains one new file. */
async function replace(): Promise<void> {
  const aside = await makeAside(images, key);
  await fs.writeFile(join(aside, "new.txt"), "new");
  try {
    await replacePlace(images, aside, place, key);
  } finally {
    await removeAside(aside);
  }
}

describe("aside: a folder that is replaced", () => {
  test("is removed once the new one is in place", async () => {
    await replace();
    expect(await inPlace()).toEqual(["new.txt"]);
    expect(await leftovers()).toEqual([]);
  });

  test("is restored when the new one cannot be moved into place", async () => {
    renaming.mockImplementationOnce(actual.rename).mockImplementationOnce(refuse);
    await expect(replace()).rejects.toThrow("not allowed");
    expect(await inPlace()).toEqual(["original.png"]);
    expect(await leftovers()).toEqual([]);
  });

  test("is retained if it cannot be restored immediately, and restored later", async () => {
    renaming
      .mockImplementationOnce(actual.rename)
      .mockImplementationOnce(refuse)
      .mockImplementationOnce(refuse);
    await expect(replace()).rejects.toThrow("not allowed");
    await expect(inPlace()).rejects.toThrow("ENOENT");
    expect(await isBeingPrepared(images, key)).toBe(false);
    renaming.mockImplementationOnce(refuse);
    await expect(clearLeftovers(images)).rejects.toThrow("not allowed");
    await clearLeftovers(images);
    expect(await inPlace()).toEqual(["original.png"]);
    expect(await leftovers()).toEqual([]);
  });
});

describe("aside: a folder that another machine's process left", () => {
  const theirs = async (random: string) => {
    const folder = join(images, preparing, `elsewhere.7.${key}.${random}`);
    await fs.mkdir(folder, { recursive: true });
    return folder;
  };
  const untouchedFor = (folder: string, minutes: number) => {
    const then = new Date(Date.now() - minutes * 60_000);
    return fs.utimes(folder, then, then);
  };

  test("is retained for some minutes", async () => {
    const folder = await theirs("0a");
    await untouchedFor(folder, 2);
    expect(await isBeingPrepared(images, key)).toBe(true);
    await clearLeftovers(images);
    expect(await leftovers()).toHaveLength(1);
    await untouchedFor(folder, 10);
    expect(await isBeingPrepared(images, key)).toBe(false);
    await clearLeftovers(images);
    expect(await leftovers()).toEqual([]);
  });

  test("is restored if it was to be replaced and the new one is incomplete", async () => {
    const [unfinished, old] = [await theirs("0a"), await theirs("0b")];
    await fs.writeFile(join(unfinished, "pyramid.tif"), "half");
    await fs.rename(place, join(old, "old"));
    for (const folder of [unfinished, old]) await untouchedFor(folder, 10);
    await clearLeftovers(images);
    expect(await inPlace()).toEqual(["original.png"]);
    expect(await leftovers()).toEqual([]);
  });

  test("is moved into place if it is complete, in preference to the old one", async () => {
    const image = {
      key,
      width: 40,
      height: 30,
      placeholder: "",
      derivativeWidths: [],
      tileWidth: 512,
      scaleFactors: [1],
    };
    const [old, fresh] = [await theirs("0a"), await theirs("0b")];
    await fs.rename(place, join(old, "old"));
    await fs.writeFile(
      join(fresh, META_FILE),
      JSON.stringify({
        format: FOLDER_FORMAT,
        image,
        original: "original.png",
        appendedTiles: [],
        checksums: { tiles: [], derivatives: {} },
      }),
    );
    for (const folder of [old, fresh]) await untouchedFor(folder, 10);
    await clearLeftovers(images);
    expect(await inPlace()).toEqual([META_FILE]);
    expect(await leftovers()).toEqual([]);
  });
});

test("aside: a staging folder in use gets a new modification time every minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const aside = await makeAside(images, key);
  await fs.utimes(aside, 0, 0);
  await eventually(async () => {
    vi.advanceTimersByTime(60_000);
    expect((await fs.stat(aside)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  });
  await removeAside(aside);
  expect(vi.getTimerCount()).toBe(0);
});
