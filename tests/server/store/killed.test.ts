/** @module-tag full */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../src/server/store/database.ts";
import { worksPresent } from "../../../src/server/store/present-works.ts";
import { migratedDataFolder } from "../../support/database-pool.ts";

const writer = fileURLToPath(new URL("../../support/write-until-killed.ts", import.meta.url));

/** Runs a process that writes until it has acknowledged some works, kills it, and returns the acknowledged works. */
async function writeAndKill(dataFolder: string, works: number): Promise<string[]> {
  const child = spawn(process.execPath, ["--import", "tsx", writer, dataFolder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    if (said.split("\n").length > works) child.kill("SIGKILL");
  });
  await once(child, "close");
  return said.split("\n").slice(0, -1);
}

describe("killed: a process killed during writes loses no acknowledged write", () => {
  test("when it is killed once", () => losesNothing(60));
  test("when it is killed repeatedly", { tags: ["full"] }, () => losesNothing(40, 100, 260));
});

/** @param times number of acknowledged works before each kill */
async function losesNothing(...times: number[]): Promise<void> {
  const dataFolder = await migratedDataFolder();
  const acknowledged: string[] = [];
  for (const works of times) acknowledged.push(...(await writeAndKill(dataFolder, works)));

  const store = await openDatabase({ dataFolder, databaseUrl: null });
  const kept = await worksPresent(store.db, acknowledged);
  expect(acknowledged.filter((identifier) => !kept.has(identifier))).toEqual([]);

  const runs = await store.db.execute(sql`SELECT DISTINCT state FROM import_run`);
  expect(runs.rows).toEqual([{ state: "INTERRUPTED" }]);
  await store.close();

  const left = (await readdir(dataFolder)).filter((name) => /^(run-|owner-)/.test(name));
  expect(left).toEqual([expect.stringMatching(/^owner-/)]);
  await rm(dataFolder, { recursive: true, force: true });
}
