import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Database } from "../../../src/server/store/connection.ts";
import { openDatabase } from "../../../src/server/store/database.ts";
import type { DatabaseOptions, Store } from "../../../src/server/store/store.ts";
import { livingOwner, socketOf } from "../../../src/server/store/ownership.ts";
import { databaseProblem } from "../../../src/server/store/problems.ts";
import { work } from "../../../src/server/store/tables/works.ts";
import { eachDatabase } from "../../support/database.ts";
import { migratedDataFolder } from "../../support/database-pool.ts";
import { workInput } from "../../support/work-inputs.ts";

/** Returns the number of works; fails if the database cannot be read. */
const workCount = (db: Database) => db.$count(work);

const open: Store[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const store of open.splice(0).toReversed()) await store.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function start(dataFolder: string, options: Partial<DatabaseOptions> = {}): Promise<Store> {
  const store = await openDatabase({ dataFolder, databaseUrl: null, ...options });
  open.push(store);
  return store;
}

async function newFolder(): Promise<string> {
  const folder = await migratedDataFolder();
  folders.push(folder);
  return folder;
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  folders.push(folder);
  return folder;
}

const problemOf = (opening: Promise<Store>) => opening.then(() => null, databaseProblem);

describe("database: the database in the data folder of a server", () => {
  const said: string[] = [];
  let folder = "";
  let server: Store;

  // A command owns the folder first, so the server has to wait for it.
  beforeAll(async () => {
    folder = await migratedDataFolder();
    const command = await openDatabase({ dataFolder: folder, databaseUrl: null });
    const onWait = (message: string) => said.push(message);
    const opening = openDatabase({ dataFolder: folder, databaseUrl: null, role: "server", onWait });
    await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 60_000 });
    await applyWorks(command.db, [workInput({ identifier: "A" })]);
    await command.close();
    server = await opening;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("is opened once the command that owns it ends, with a message meanwhile, and has its data", async () => {
    expect(said).toEqual([expect.stringMatching(/^Waiting for another command/)]);
    expect(await workCount(server.db)).toBe(1);
  });

  test("is shared by all processes, and each receives the others' announcements", async () => {
    const command = await start(folder);
    const heard: string[] = [];
    await server.listen((event) => heard.push(`server ${event.kind}`));
    await command.listen((event) => heard.push(`command ${event.kind}`));
    await applyWorks(command.db, [workInput({ identifier: "B" })]);
    expect(await workCount(server.db)).toBe(2);
    await expect.poll(() => heard.toSorted()).toEqual(["command works", "server works"]);
  });

  test("is accessible only to its user", async () => {
    const owner = await livingOwner(folder);
    const socket = socketOf(folder, owner ?? { socket: "" });
    expect((await stat(socket)).mode & 0o777).toBe(0o600);
    expect((await stat(join(socket, ".."))).mode & 0o777).toBe(0o700);
  });

  test("fails with DatabaseGone for other processes when the server ends", async () => {
    const guest = await start(folder);
    await server.close();
    const error = await workCount(guest.db).catch((reason: unknown) => reason);
    expect(databaseProblem(error)).toMatchObject({ code: "DatabaseGone" });
  });
});

describe("database: a data folder", () => {
  test("works if its path is too long for a socket", { tags: ["full"] }, async () => {
    const folder = join(await emptyFolder(), "long".repeat(20), "long".repeat(10));
    await mkdir(join(folder, ".."), { recursive: true });
    await rename(await newFolder(), folder);
    const store = await start(folder);
    const guest = await start(folder);
    expect(await workCount(guest.db)).toBe(0);
    expect(await workCount(store.db)).toBe(0);
  });

  test("stays unchanged if it belongs to a newer version", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "vitrine.json"), '{"format":2}');
    expect(await problemOf(start(folder))).toMatchObject({ code: "DataFolderTooNew" });
    expect(await readdir(folder)).toEqual(["vitrine.json"]);
  });

  test.each(["", "{", "null", "[]", "{}", '{"format":"1"}', '{"format":0}', '{"format":1.5}'])(
    "is rejected and stays unchanged if its marker file is %j",
    async (mark) => {
      const folder = await emptyFolder();
      await writeFile(join(folder, "vitrine.json"), mark);
      expect(await problemOf(start(folder))).toMatchObject({
        code: "DataFolderUnknown",
        message: expect.stringContaining(folder),
      });
      expect(await readdir(folder)).toEqual(["vitrine.json"]);
      expect(await readFile(join(folder, "vitrine.json"), "utf8")).toBe(mark);
    },
  );

  test.runIf(existsSync("/proc/self"))(
    "is rejected immediately if it cannot be created",
    async () => {
      expect(await problemOf(start("/proc/vitrine/data"))).toMatchObject({
        code: "DataFolderNotWritable",
        message: expect.stringContaining("no folder can be made there"),
      });
    },
  );

  test("is rejected as not writable, with the reason", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "file"), "");
    expect(await problemOf(start(join(folder, "file")))).toMatchObject({
      code: "DataFolderNotWritable",
      message: expect.stringContaining("it is not a folder"),
    });
  });
});

describe("database: an unavailable PostgreSQL", () => {
  test.each([
    ["postgres://me:s3cret@127.0.0.1:1/works", "127.0.0.1:1/works cannot be reached"],
    ["postgres://me:s3cret@nowhere.invalid/works", "there is no such host"],
    ["not an address s3cret", "cannot be reached"],
  ])("is reported without its password: %s", async (databaseUrl, sentence) => {
    const problem = await problemOf(start(await emptyFolder(), { databaseUrl }));
    expect(problem).toMatchObject({
      code: "DatabaseUnreachable",
      message: expect.stringContaining(sentence),
    });
    expect(problem?.message).not.toContain("s3cret");
  });

  test("leaves no data folder", async () => {
    const folder = await emptyFolder();
    const databaseUrl = "postgres://me@127.0.0.1:1/works";
    await problemOf(start(join(folder, "data"), { databaseUrl }));
    expect(await readdir(folder)).toEqual([]);
  });

  test("is reported as unreachable if it closes the connection", async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const databaseUrl = `postgres://me:s3cret@127.0.0.1:${port}/works`;
    const problem = await problemOf(start(await emptyFolder(), { databaseUrl }));
    expect(problem).toMatchObject({ code: "DatabaseUnreachable" });
    await wait(0);
    server.close();
  });
});

eachDatabase("database", (_, openTest) => {
  test("tables of a newer version stay unchanged", async () => {
    const { store, dataFolder, databaseUrl, close } = await openTest();
    await store.db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9)`,
    );
    const problem = await problemOf(start(dataFolder, { databaseUrl }));
    expect(problem).toMatchObject({ code: "DataFolderTooNew" });
    await store.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`);
    await close();
  });

  test("concurrent processes create the tables of a new database once", async () => {
    const { store, dataFolder, databaseUrl, close } = await openTest();
    await store.db.execute(sql`DROP SCHEMA drizzle CASCADE`);
    await store.db.execute(sql`DROP SCHEMA public CASCADE`);
    await store.db.execute(sql`CREATE SCHEMA public`);
    const stores = await Promise.all([1, 2, 3].map(() => start(dataFolder, { databaseUrl })));
    for (const { db } of stores) expect(await workCount(db)).toBe(0);
    for (const it of open.splice(0)) await it.close();
    await close();
  });
});
