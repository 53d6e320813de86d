import fs, { readdir, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importsFolderOf } from "../../src/server/settings.ts";
import { openPglite } from "../support/database.ts";
import { openDesk } from "../support/import-desk.ts";
import type { ImportDesk } from "../support/import-desk.ts";
import { signIn } from "../support/members.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

const megabyte = 1024 ** 2;
let server: TestServer;
let desk: ImportDesk;
let headers: { cookie: string };

beforeAll(async () => {
  server = await startServer({ open: openPglite, settings: { uploadLimit: megabyte } });
  ({ headers } = await signIn(server.store.db, "CURATOR"));
  desk = openDesk(server.url, headers);
});
afterAll(() => server.stop());

/** Returns the paths of all stored uploads. */
async function kept(): Promise<string[]> {
  const folder = importsFolderOf(server.settings);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes("given/") || name.includes("part-"));
}

test("uploads: an uploaded file is stored unchanged, and several files form a folder", async () => {
  const bytes = Buffer.alloc(megabyte).map((_, index) => index * 7);
  const response = await desk.post("Bilder/größe 1.png", bytes);
  expect(response.status).toBe(201);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { id } = (await response.json()) as { id: string };
  expect((await desk.post("Bilder/2.png", "two", id)).status).toBe(201);
  const given = join(importsFolderOf(server.settings), id, "given");
  expect((await readFile(join(given, "Bilder/größe 1.png"))).equals(bytes)).toBe(true);
  expect(await readFile(join(given, "Bilder/2.png"), "utf8")).toBe("two");
});

test("uploads: visitors, members and pages of other sites are rejected", async () => {
  const before = await kept();
  const member = await signIn(server.store.db, "MEMBER");
  const asMember = await openDesk(server.url, member.headers).post("a.csv", "id,title\n");
  expect(asMember.status).toBe(403);
  expect(await asMember.json()).toEqual({ message: expect.stringMatching(/does not allow this/) });
  const asVisitor = await openDesk(server.url, {}).post("a.csv", "id,title\n");
  expect(await asVisitor.json()).toEqual({ message: "Sign in to do this." });
  const foreign = { ...headers, origin: "https://elsewhere.example" };
  const fromElsewhere = await openDesk(server.url, foreign).post("a.csv", "id,title\n");
  expect(fromElsewhere.status).toBe(403);
  expect(await kept()).toEqual(before);
});

test("uploads: a curator cannot add a file to another's upload", async () => {
  const { id } = (await (await desk.post("a.csv", "id,title\n")).json()) as { id: string };
  const other = await signIn(server.store.db, "CURATOR");
  const refused = await openDesk(server.url, other.headers).post("b.csv", "id,title\n", id);
  expect(refused.status).toBe(404);
  expect((await desk.post("b.csv", "id,title\n", id)).status).toBe(201);
});

test("uploads: names outside the folder and invalid names are rejected", async () => {
  const before = await kept();
  for (const name of [
    "../x.csv",
    "a/../../x.csv",
    "..\\x.csv",
    "/etc/x.csv",
    "",
    ".",
    "a//b.csv",
    "a\0b.csv",
    "a\nb.csv",
    "x".repeat(300),
    "a/".repeat(30) + "x.csv",
  ]) {
    const response = await desk.post(name, "id,title\n");
    expect(response.status, name).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^The name of this/) });
  }
  expect(await kept()).toEqual(before);
});

test("uploads: an upload that is too large, interrupted or without a parent leaves no files", async () => {
  const before = await kept();
  const tooLarge = new Uint8Array(megabyte + 1);
  const told = await desk.post("large.csv", tooLarge);
  expect(told.status).toBe(413);
  expect(await told.json()).toEqual({ message: expect.stringMatching(/at most 1 MB are taken/) });
  const sending = new ReadableStream({
    start(controller) {
      controller.enqueue(tooLarge);
      controller.close();
    },
  });
  // Without a Content-Length the server counts the bytes.
  const streamed = await fetch(`${server.url}/desk/uploads`, {
    method: "POST",
    headers: { ...headers, "x-file-name": "large.csv" },
    body: sending,
    duplex: "half",
  } as RequestInit);
  expect(streamed.status).toBe(413);
  await brokenOff();
  expect((await desk.post("a.csv", "id,title\n", "../../etc")).status).toBe(404);
  await expect.poll(kept).toEqual(before);
});

test("uploads: a full disk is answered with 507, and no files are left", async () => {
  const folder = importsFolderOf(server.settings);
  const before = await readdir(folder);
  const { writeFile } = fs;
  fs.writeFile = async () => {
    throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  };
  syncBuiltinESMExports();
  try {
    const response = await desk.post("a.csv", "id,title\n");
    expect(response.status).toBe(507);
  } finally {
    fs.writeFile = writeFile;
    syncBuiltinESMExports();
  }
  const added = (await readdir(folder)).filter((name) => !before.includes(name));
  expect(added).toEqual([]);
});

test("uploads: a file that arrives after its import has started is not added", async () => {
  const before = await kept();
  const id = await desk.upload("works.csv", "id,title\nA,a\n");
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("id,title\n"));
      end = () => controller.close();
    },
  });
  const sending = fetch(`${server.url}/desk/uploads?into=${id}`, {
    method: "POST",
    headers: { ...headers, "x-file-name": "more.csv" },
    body,
    duplex: "half",
  } as RequestInit);
  await expect.poll(kept).toHaveLength(before.length + 2);
  await desk.prepare(id);
  end();
  const response = await sending;
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/is being read/) });
  expect(await kept()).toHaveLength(before.length + 1);
});

/** Sends half of a file and disconnects. */
function brokenOff(): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(`${server.url}/desk/uploads`, {
      method: "POST",
      headers: { ...headers, "x-file-name": "half.csv", "content-length": "1000" },
    });
    sent.on("error", () => resolve());
    sent.write("id,title\n", () => sent.destroy());
    sent.on("close", () => resolve());
  });
}

test(
  "uploads: one curator's uploads are limited in number, and others are not affected",
  { tags: ["full"] },
  async () => {
    const before = await kept();
    const own = openDesk(server.url, (await signIn(server.store.db, "CURATOR")).headers);
    const file = Buffer.alloc(megabyte);
    const ids: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const response = await own.post(`${count}.png`, file);
      ids.push(((await response.json()) as { id: string }).id);
    }
    const refused = await own.post("51.png", file);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({ message: expect.stringMatching(/uploaded too much/) });
    expect((await desk.post("other.csv", "id,title\n")).status).toBe(201);

    await Promise.all(
      ids.map((id) => rm(join(importsFolderOf(server.settings), id), { recursive: true })),
    );
    expect((await own.post("52.png", file)).status).toBe(201);
    expect(await kept()).toHaveLength(before.length + 2);
  },
);

test("uploads: an upload is rejected with 503 and Retry-After while the database does not answer", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const holding = server.store.db.transaction(() => held);
  const uploads = Array.from({ length: 4 }, () => desk.post("a.csv", "id,title\n"));
  const refused = await Promise.race(uploads);
  release();
  await holding;
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
});
