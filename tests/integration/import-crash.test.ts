import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { exportedLines, faultsOf } from "../../scripts/bench/import/soundness.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { gradient } from "../server/images/support.ts";
import { ask } from "../support/ask.ts";
import { writeCollection } from "../support/collection.ts";
import { openPglite } from "../support/database.ts";
import { canvas, manifest } from "../support/manifests.ts";
import { importInto, startSite } from "../support/site.ts";
import type { ImportRun, Site } from "../support/site.ts";

/** A IIIF Collection of ten works at another site, of which the ninth has a picture that is not sent before it is let go. */
async function startHoldingSite() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const web = createServer(async ({ url: path = "", headers: { host } }, response) => {
    const at = (place: string | number) => `http://${host}/${place}`;
    const works = Array.from({ length: 10 }, (_, n) => ({ id: at(n), type: "Manifest" }));
    if (path === "/all")
      response.end(JSON.stringify(manifest({ id: at("all"), type: "Collection", items: works })));
    else if (path.endsWith(".jpg")) {
      if (path === "/8/1.jpg") await held;
      response.end(await gradient(1000, 500).jpeg().toBuffer());
    } else {
      const name = path.slice(1);
      response.end(JSON.stringify(manifest({ id: at(name), items: [canvas(at(`${name}/1`))] })));
    }
  }).listen(0, "127.0.0.1");
  await once(web, "listening");
  onTestFinished(() => {
    web.closeAllConnections();
    web.close();
  });
  return { address: `http://127.0.0.1:${(web.address() as AddressInfo).port}/all`, letGo };
}

test(
  "import-crash: an import that is killed keeps what it has written, and is finished by running it again",
  { tags: ["full"] },
  async () => {
    const database = await openPglite();
    onTestFinished(() => database.close());
    const there = await startHoldingSite();
    const run = () => importInto(database, there.address, "--private-addresses");
    const written = () => database.store.db.$count(work);

    const killed = run();
    await expect.poll(written).toBe(8);
    killed.child.kill("SIGKILL");
    expect((await killed.finished).code).toBeNull();
    expect(await written()).toBe(8);

    there.letGo();
    expect(await run().finished).toEqual({
      code: 0,
      output: expect.stringContaining("2 added, 0 changed, 8 unchanged, 0 refused"),
    });
    expect(await written()).toBe(10);
  },
);

describe("import-crash: a large import", { tags: ["full"] }, () => {
  const total = 2_000;
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
    const rows = Array.from(
      { length: total },
      (_, i) => `${prefix}${i},"${prefix} work, no. ${i}"`,
    );
    await writeFile(path, `identifier,title\n${rows.join("\n")}\n`);
    return path;
  }

  const stored = () => countOf(site);

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
    await expect.poll(stored).toBe(total);
  });

  test("an undoing that is killed is finished by running it again", async () => {
    const path = await table("U");
    const before = await stored();
    await importInto(site, path).finished;
    await expect.poll(stored).toBe(before + total);
    const { output: list } = await importInto(site, "--list").finished;
    const [, id = ""] = /^(\S+) .* done +U\.csv: 2,000 added/m.exec(list) ?? [];
    const undoing = () => importInto(site, "--undo", id);

    const killed = undoing();
    killed.child.stderr?.on("data", (text: Buffer) => {
      if (text.includes("to put back")) killed.child.kill("SIGKILL");
    });
    expect((await killed.finished).code).toBeNull();
    expect(await undoing().finished).toMatchObject({
      code: 0,
      output: expect.stringContaining("2,000 taken out, 0 put back, 0 kept"),
    });
    await expect.poll(stored).toBe(before);
    expect(await undoing().finished).toEqual({
      code: 1,
      output: "This import is undone already.\n",
    });
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
    await expect.poll(stored).toBe(before + total);
  });

  test("an import that is interrupted without a server ends cleanly, and goes on later", async () => {
    await site.stop();
    const path = await table("I");
    const stopped = importInto(site, path);
    stopped.child.stderr?.on("data", (text: Buffer) => {
      if (text.includes("to read")) stopped.child.kill("SIGINT");
    });
    const { code, output } = await stopped.finished;
    expect(code).toBe(130);
    expect(output).toMatch(/Stopped after .* of 2,000.*To go on, run the same command again/);

    const again = await importInto(site, path).finished;
    expect(again.code).toBe(0);
    await site.restart();
    expect(await stored()).toBe(3 * total);
  });

  test("killed while pictures are prepared, itself or its server, it leaves nothing half-made and ends as if it had not been", async () => {
    const source = join(folder, "pictured");
    await writeCollection(source, { pictures: 6, plain: 600 });
    const calm = { dataFolder: join(folder, "calm") };
    expect((await importInto(calm, source).finished).code).toBe(0);
    const fresh = await startSite();
    try {
      const undisturbed = await exportedLines(calm);
      expect(undisturbed).toHaveLength(606);
      const lines = new Set(undisturbed);

      const killedAt = async (
        reached: () => Promise<boolean>,
        kill: (run: ImportRun) => unknown,
      ) => {
        const run = importInto(fresh, source);
        while (run.child.exitCode === null && !(await reached())) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        const decoders = await childrenOf(run);
        await kill(run);
        expect((await run.finished).code).not.toBe(0);
        await expect
          .poll(async () => (await Promise.all(decoders.map(isRunning))).includes(true))
          .toBe(false);
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
  });
});

/** The processes that a run has started, as Linux lists them; elsewhere none. */
async function childrenOf({ child: { pid } }: ImportRun): Promise<string[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return list.split(" ").filter(Boolean);
}

async function isRunning(pid: string): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // One that has ended is listed as a zombie until it is waited for.
  return status !== null && !status.includes(") Z ");
}

async function countOf({ url }: Site): Promise<number> {
  const { data } = await ask(url, "{ site { workCount } }");
  const { workCount } = Object(data?.site);
  return workCount;
}
