import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DiskCache } from "../../../src/server/remote/disk-cache.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-cache-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const bytes = (length: number) => Buffer.alloc(length, length);

test("disk-cache: a cached answer can be read again, also by another process", async () => {
  const folder = await emptyFolder();
  const cache = new DiskCache(folder, 1_000);
  expect(await cache.get("https://example.org/a/../b")).toBeNull();
  await cache.put("https://example.org/a/../b", bytes(20));
  expect(await cache.get("https://example.org/a/../b")).toEqual(bytes(20));
  expect(await new DiskCache(folder, 1_000).get("https://example.org/a/../b")).toEqual(bytes(20));
});

test("disk-cache: the least recently used entry is evicted, and an oversized entry is not cached", async () => {
  const folder = await emptyFolder();
  const cache = new DiskCache(folder, 1_000);
  for (let name = 0; name < 10; name += 1) await cache.put(String(name), bytes(100));
  expect(await cache.get("0")).toEqual(bytes(100));
  await cache.put("new", bytes(100));
  expect(await cache.get("1")).toBeNull();
  expect(await cache.get("0")).toEqual(bytes(100));
  await cache.put("huge", bytes(101));
  expect(await cache.get("huge")).toBeNull();
  expect(await readdir(folder)).toHaveLength(10);
});

test("disk-cache: truncated or deleted entries count as missing", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "x.part"), "half");
  const cache = new DiskCache(folder, 1_000);
  await cache.put("cut", bytes(50));
  const [file = ""] = await readdir(folder);
  await truncate(join(folder, file), 10);
  expect(await cache.get("cut")).toBeNull();
  await cache.put("gone", bytes(50));
  await rm(folder, { recursive: true });
  expect(await cache.get("gone")).toBeNull();
});

test("disk-cache: a removed entry is missing and frees its space", async () => {
  const folder = await emptyFolder();
  const cache = new DiskCache(folder, 1_000);
  for (let name = 0; name < 10; name += 1) await cache.put(String(name), bytes(100));
  await cache.remove("3");
  await cache.remove("unknown");
  expect(await cache.get("3")).toBeNull();
  await cache.put("new", bytes(100));
  expect(await cache.get("0")).toEqual(bytes(100));
});
