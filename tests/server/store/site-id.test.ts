import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareSiteIds } from "../../../src/server/store/site-id.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { openPglite } from "../../support/database.ts";

let store: Store;
let close: () => Promise<void>;
let folder: string;

beforeEach(async () => {
  ({ store, close } = await openPglite());
  folder = await mkdtemp(join(tmpdir(), "vitrine-site-id-"));
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const elsewhere = { code: "FilesElsewhere" };
const compare = (images: string, imports?: string) =>
  compareSiteIds(store.db, {
    images: join(folder, images),
    ...(imports !== undefined && { imports: join(folder, imports) }),
  });

test("compareSiteIds: a server may start after an import command that knew only the images folder", async () => {
  await compare("images");
  await compare("images", "imports");
  const id = await readFile(join(folder, "images/site-id"), "utf8");
  expect(await readFile(join(folder, "imports/site-id"), "utf8")).toBe(id);
  await expect(compare("images", "other")).rejects.toMatchObject(elsewhere);
});

test("compareSiteIds: many servers may start concurrently on one folder, repeatedly", async () => {
  await Promise.all([1, 2, 3, 4].map(() => compare("images")));
  await compare("images");
});

test("compareSiteIds: a server with another folder is rejected with the expected id", async () => {
  await compare("images");
  const id = (await readFile(join(folder, "images/site-id"), "utf8")).trim();
  await expect(compare("other")).rejects.toMatchObject(elsewhere);
  await expect(compare("other")).rejects.toThrow(id);
  await writeFile(join(folder, "images/site-id"), "another site");
  await expect(compare("images")).rejects.toMatchObject(elsewhere);
});

test("compareSiteIds: a new database adopts the id of the existing images", async () => {
  await writeFile(join(folder, "site-id"), "known\n");
  await compare(".");
  await compare(".");
  await expect(compare("other")).rejects.toThrow("known");
});

test("compareSiteIds: every folder must match the database, even a new one", async () => {
  await mkdir(join(folder, "imports"));
  await writeFile(join(folder, "imports/site-id"), "another site\n");
  await writeFile(join(folder, "site-id"), "known\n");
  await expect(compare(".", "imports")).rejects.toThrow(join(folder, "imports"));
  await rm(join(folder, "imports"), { recursive: true });
  await compare(".", "imports");
  expect(await readFile(join(folder, "imports/site-id"), "utf8")).toBe("known\n");
  await rm(join(folder, "imports"), { recursive: true });
  await expect(compare(".", "imports")).rejects.toMatchObject(elsewhere);
});
