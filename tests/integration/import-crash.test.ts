import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { importInto, startSite } from "../support/site.ts";
import type { ImportRun, Site } from "../support/site.ts";

const total = 8_000;
let site: Site;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-crash-"));
  site = await startSite();
});
afterAll(async () => {
  await site.remove();
  await rm(folder, { recursive: true, force: true });
});

async function table(prefix: string): Promise<string> {
  const path = join(folder, `${prefix}.csv`);
  const rows = Array.from({ length: total }, (_, i) => `${prefix}${i},"${prefix} work, no. ${i}"`);
  await writeFile(path, `identifier,title\n${rows.join("\n")}\n`);
  return path;
}

async function stored(): Promise<number> {
  const { data } = await ask(site.url, "{ site { workCount } }");
  const { workCount } = Object(data?.site);
  return workCount;
}

/** Waits until a run has written something. */
async function untilUnderWay(run: ImportRun, before: number): Promise<number> {
  for (;;) {
    const now = await stored();
    if (now > before) return now;
    if (run.child.exitCode !== null) throw new Error((await run.finished).output);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("an import that is killed is finished by running it again", async () => {
  const path = await table("K");
  const killed = importInto(site, path);
  const acknowledged = await untilUnderWay(killed, 0);
  killed.child.kill("SIGKILL");
  await once(killed.child, "exit");

  const again = await importInto(site, path).finished;
  expect(again.code).toBe(0);
  const [, added = NaN, kept = NaN] = (
    /([\d,]+) added, 0 changed, ([\d,]+) unchanged, 0 refused/.exec(again.output) ?? []
  ).map((number) => Number(number.replaceAll(",", "")));
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toBeLessThan(total);
  expect(added).toBe(total - kept);
  await expect.poll(stored, { timeout: 10_000 }).toBe(total);
});

test("an undoing that is killed is finished by running it again", async () => {
  const path = await table("U");
  const before = await stored();
  await importInto(site, path).finished;
  await expect.poll(stored, { timeout: 10_000 }).toBe(before + total);
  const { output: list } = await importInto(site, "--list").finished;
  const [, id = ""] = /^(\S+) .* done +U\.csv: 8,000 added/m.exec(list) ?? [];
  const undoing = () => importInto(site, "--undo", id);

  const killed = undoing();
  killed.child.stderr?.on("data", (text: Buffer) => {
    if (text.includes("to put back")) killed.child.kill("SIGKILL");
  });
  expect((await killed.finished).code).toBeNull();
  expect(await undoing().finished).toMatchObject({
    code: 0,
    output: expect.stringContaining("8,000 taken out, 0 put back, 0 kept"),
  });
  await expect.poll(stored, { timeout: 10_000 }).toBe(before);
  expect(await undoing().finished).toEqual({ code: 1, output: "This import is undone already.\n" });
});

test("an import whose server is killed says so, and is finished by running it again", async () => {
  const path = await table("S");
  const before = await stored();
  const orphan = importInto(site, path);
  const acknowledged = await untilUnderWay(orphan, before);
  await site.stop("SIGKILL");
  expect(await orphan.finished).toEqual({
    code: 1,
    output: expect.stringMatching(/The database went away.*Run the same command again to finish/),
  });

  await site.restart();
  const kept = await stored();
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect((await importInto(site, path).finished).output).toContain("0 refused");
  await expect.poll(stored, { timeout: 10_000 }).toBe(before + total);
});

test("an import that is interrupted without a server ends cleanly, and goes on later", async () => {
  await site.stop();
  const path = await table("I");
  const stopped = importInto(site, path);
  stopped.child.stderr?.on("data", (text: Buffer) => {
    if (text.includes("to bring in")) stopped.child.kill("SIGINT");
  });
  const { code, output } = await stopped.finished;
  expect(code).toBe(130);
  expect(output).toMatch(/Stopped after .* of 8,000.*To go on, run the same command again/);

  const again = await importInto(site, path).finished;
  expect(again.code).toBe(0);
  await site.restart();
  expect(await stored()).toBe(3 * total);
});
