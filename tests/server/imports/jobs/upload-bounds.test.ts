import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GivenFiles } from "../../../../src/server/imports/jobs/given-files.ts";
import { UploadBounds } from "../../../../src/server/imports/jobs/upload-bounds.ts";
import { newId } from "../../../../src/server/store/ids.ts";

let files: GivenFiles;
beforeEach(async () => {
  files = new GivenFiles(await mkdtemp(join(tmpdir(), "vitrine-bounds-")));
});
afterEach(() => rm(files.folder, { recursive: true, force: true }));

const limits = { uploads: 2, files: 2, bytes: 100 };

describe("UploadBounds", () => {
  it("limits uploads per member, files per upload, and bytes of all uploads", async () => {
    const bounds = new UploadBounds(files, limits);
    const [first, second] = [newId(), newId()];
    const one = await bounds.begin("a", first, true);
    expect(one?.add(60)).toBe(true);
    const two = await bounds.begin("a", second, true);
    expect([two?.add(40), two?.add(1)]).toEqual([true, false]);
    two?.undo();
    expect(await bounds.begin("a", newId(), true)).toBeNull();
    expect(await bounds.begin("b", newId(), true)).not.toBeNull();
    expect((await bounds.begin("a", first, false))?.add(40)).toBe(true);
    expect(await bounds.begin("a", first, false)).toBeNull();
    await files.remove(second);
    expect((await bounds.begin("a", newId(), true))?.add(1)).toBe(false);
  });

  it("UploadBounds: counts the bytes of concurrent uploads together", async () => {
    const bounds = new UploadBounds(files, limits);
    const one = await bounds.begin("a", newId(), true);
    const other = await bounds.begin("a", newId(), true);
    expect([other?.add(60), one?.add(60)]).toEqual([true, false]);
    one?.undo();
    expect(other?.add(40)).toBe(true);
  });

  it("limits the number of concurrent uploads", async () => {
    const bounds = new UploadBounds(files, limits);
    const begun = await Promise.all([1, 2, 3, 4].map(() => bounds.begin("a", newId(), true)));
    expect(begun.filter((file) => file !== null)).toHaveLength(2);
  });

  it("knows the member of an upload", async () => {
    const id = newId();
    await new UploadBounds(files, limits).begin("a", id, true);
    const bounds = new UploadBounds(files, limits);
    expect([await bounds.isOf(id, "a"), await bounds.isOf(id, "b")]).toEqual([true, false]);
  });

  it("counts the files on disk after a restart", async () => {
    const id = newId();
    await new UploadBounds(files, limits).begin("a", id, true);
    await mkdir(files.givenOf(id));
    await writeFile(join(files.givenOf(id), "a.png"), Buffer.alloc(90));
    const again = await new UploadBounds(files, limits).begin("a", newId(), true);
    expect([again?.add(10), again?.add(1)]).toEqual([true, false]);
  });

  it("lets a member start an upload while another one starts too many", async () => {
    const bounds = new UploadBounds(files, { ...limits, uploads: 1000 });
    const many = Array.from({ length: 150 }, () => bounds.begin("a", newId(), true));
    const settled = Promise.allSettled(many);
    expect(await bounds.begin("b", newId(), true)).not.toBeNull();
    const refused = (await settled).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(50);
  });

  it("forgets nothing while the uploads folder is unreadable", async () => {
    const bounds = new UploadBounds(files, limits);
    const one = await bounds.begin("a", newId(), true);
    expect(one?.add(90)).toBe(true);
    await rename(files.folder, `${files.folder}-away`);
    await writeFile(files.folder, "no folder");
    await expect(bounds.begin("a", newId(), true)).rejects.toThrow("ENOTDIR");
    await rm(files.folder);
    await rename(`${files.folder}-away`, files.folder);
    const other = await bounds.begin("a", newId(), true);
    expect([other?.add(10), other?.add(1)]).toEqual([true, false]);
  });
});
