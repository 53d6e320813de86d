import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportedLines, faultsOf } from "../../scripts/bench/import/soundness.ts";
import { ask } from "../support/ask.ts";
import { writeCollection } from "../support/collection.ts";
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

const stored = () => countOf(site);

async function countOf({ url }: Site): Promise<number> {
  const { data } = await ask(url, "{ site { workCount } }");
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

test("killed while pictures are prepared, itself or its server, it leaves nothing half-made and ends as if it had not been", async () => {
  const source = join(folder, "pictured");
  await writeCollection(source, { pictures: 6, plain: 1500 });
  const calm = { dataFolder: join(folder, "calm") };
  expect((await importInto(calm, source).finished).code).toBe(0);
  const fresh = await startSite();
  try {
    const undisturbed = await exportedLines(calm);
    expect(undisturbed).toHaveLength(1506);
    const lines = new Set(undisturbed);

    const killedAt = async (reached: () => Promise<boolean>, kill: (run: ImportRun) => unknown) => {
      const run = importInto(fresh, source);
      while (run.child.exitCode === null && !(await reached())) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await kill(run);
      expect((await run.finished).code).not.toBe(0);
    };
    const made = async (pictures: number) => {
      const images = join(fresh.dataFolder, "images");
      const names = existsSync(images) ? await readdir(images) : [];
      const isWorking = (await readdir(join(images, ".preparing")).catch(() => [])).length > 0;
      return isWorking && names.length > pictures;
    };
    await killedAt(
      () => made(0),
      (run) => run.child.kill("SIGKILL"),
    );
    expect(await faultsOf(fresh, lines)).toEqual([]);
    await killedAt(
      () => made(3),
      () => fresh.stop("SIGKILL"),
    );
    await fresh.restart();
    expect(await faultsOf(fresh, lines)).toEqual([]);
    await killedAt(
      async () => (await countOf(fresh)) > 6,
      (run) => run.child.kill("SIGKILL"),
    );
    expect(await faultsOf(fresh, lines)).toEqual([]);

    expect((await importInto(fresh, source).finished).code).toBe(0);
    expect(await faultsOf(fresh, lines)).toEqual([]);
    expect(await exportedLines(fresh)).toEqual(undisturbed);
  } finally {
    await fresh.remove();
  }
}, 240_000);
