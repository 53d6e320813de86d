import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startThread } from "../../../../src/server/store/pglite/thread.ts";
import { makeSocketPlace } from "../../../../src/server/store/socket-place.ts";
import { migratedDataFolder } from "../../../support/database-pool.ts";

const unexpected = (message: string) => {
  throw new Error(message);
};

/** A thread program that listens, executes `statement` on each message, and has no database. */
const program = (statement: string) =>
  new URL(
    `data:text/javascript,import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => { ${statement} });
    parentPort.postMessage({ kind: "listening" });`,
  );

const settings = { databaseFolder: "/nowhere", socketPath: "/nowhere/socket" };

test("thread: a database panic is reported, and the thread can be closed", async () => {
  const dataFolder = await migratedDataFolder();
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const place = await makeSocketPlace(dataFolder);
  const databaseFolder = join(dataFolder, "database");
  const thread = await startThread({ databaseFolder, socketPath: place.path }, unexpected);
  await thread.open();
  const client = new pg.Client({
    host: dirname(place.path),
    user: "postgres",
    database: "postgres",
  });
  client.on("error", () => undefined);
  await client.connect();
  // The database cannot create the next log file.
  await rename(join(databaseFolder, "pg_wal"), join(databaseFolder, "gone"));
  await client.query("SELECT pg_switch_wal()");
  await expect(client.query("CREATE TABLE late (note text)")).rejects.toThrow("broke down");
  expect((await thread.broken).message).toContain("could not create file");
  await thread.close();
  await place.remove();
});

test("thread: a thread that exits is reported, rejects requests, and can be closed", async () => {
  const thread = await startThread(settings, unexpected, program("process.exit(1)"));
  await expect(thread.open()).rejects.toThrow("has ended");
  expect((await thread.broken).message).toContain("has ended");
  await expect(thread.open()).rejects.toThrow("has ended");
  await thread.close();
});

test("thread: a thread that throws is reported with its error", async () => {
  const thread = await startThread(settings, unexpected, program('throw new Error("worn out")'));
  await expect(thread.open()).rejects.toThrow("worn out");
  expect((await thread.broken).message).toBe("worn out");
  await thread.close();
});
