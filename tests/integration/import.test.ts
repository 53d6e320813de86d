import {
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { importById, problemsOfImport } from "../../src/server/store/import-runs.ts";
import { importRun } from "../../src/server/store/tables/imports.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { ask } from "../support/ask.ts";
import { writeCollection } from "../support/collection.ts";
import { connectLive, follow } from "../support/live.ts";
import { pngHeader } from "../support/png-header.ts";
import { readCsv } from "../support/read-csv.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { textRows, xlsx } from "../support/xlsx.ts";
import { zip } from "../support/zip.ts";
import { runCommand } from "../support/run-command.ts";

let server: TestServer;
let folder = "";

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-import-"));
  return () => rm(folder, { recursive: true, force: true });
});

/** Runs the command beside the server, as from a terminal. */
const importing = (args: string[], signal?: AbortSignal) =>
  runCommand(runImportCommand, server.settings, args, signal);

async function works(search: string): Promise<unknown> {
  await server.settled();
  const { data } = await ask(
    server.url,
    `query($search: String) { works(first: 20, search: $search) { totalCount edges { node {
      identifier title creators(first: 9) { name role } date earliestYear latestYear workType technique subjects
      creditLine rights { uri label } metadata(first: 9) { label values } images(first: 5) { width height service role alt } } } } }`,
    { variables: { search } },
  );
  return data?.works;
}

async function lastRun() {
  const rows = await server.store.db.select().from(importRun).orderBy(importRun.id);
  const run = rows.at(-1);
  return { run, problems: run ? await problemsOfImport(server.store.db, run.id, 100) : [] };
}

async function table(rows: string[], name = "works.csv"): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `${rows.join("\n")}\n`);
  return path;
}

describe("import: a folder of images with a table", () => {
  test("is imported completely, notifies subscribers, and is unchanged when imported again", async () => {
    await writeCollection(folder, { pictures: 3, plain: 2 });
    const client = connectLive(server.url);
    const changes = follow<{ collectionChanged: { addedCount: number } }>(
      client,
      "subscription { collectionChanged { addedCount } }",
    );
    const steps = follow<{
      importProgressed: { state: string; rowsDone: number; rowsTotal: number };
    }>(client, "subscription { importProgressed { state rowsDone rowsTotal } }");
    await Promise.all([changes.begun, steps.begun]);

    const first = await importing([folder]);
    expect(first).toMatchObject({ code: 0 });
    expect(first.out).toContain("5 added, 0 changed, 0 unchanged, 0 refused");
    await changes.until(
      (received) =>
        received.reduce((sum, { collectionChanged }) => sum + collectionChanged.addedCount, 0) ===
        5,
    );
    await steps.until((received) =>
      received.some(
        ({ importProgressed: step }) =>
          step.state === "DONE" && step.rowsDone === 5 && step.rowsTotal === 5,
      ),
    );
    await client.dispose();

    const whole = {
      node: {
        identifier: "T.1",
        title: "Study no. 1, sea",
        creators: [{ name: "Ada Vries", role: null }],
        date: "c. 1800",
        earliestYear: 1800,
        latestYear: 1800,
        workType: "painting",
        technique: "oil on canvas",
        subjects: ["sea", "night"],
        creditLine: "Given by a friend",
        rights: null,
        metadata: [{ label: "Found in", values: ["Box 0"] }],
        images: [
          { width: 1600, height: 1000, service: expect.any(String), role: "FRONT", alt: null },
          { width: 2400, height: 800, service: expect.any(String), role: "OTHER", alt: null },
        ],
      },
    };
    expect(await works("Study no. 1,")).toMatchObject({ edges: expect.arrayContaining([whole]) });

    const second = await importing([folder]);
    expect(second.code).toBe(0);
    expect(second.out).toContain("0 added, 0 changed, 5 unchanged, 0 refused");
  });

  test("reports unusable cells and rejected rows, in the preview and in the import", async () => {
    const path = join(folder, "works.csv");
    await writeFile(
      path,
      "identifier,title,year\nR.1,One,unknown\nR.2,Two,1850.5\nR.1,Again,1850\n",
    );
    const remark = "2 cells of “year” are not years and are kept as custom fields (rows 2, 3).";
    const reason = "Row 4: It has the same identifier as row 2, “R.1”.";
    const looked = await importing([path, "--look"]);
    for (const words of ["2 works to bring in", remark, reason]) {
      expect(looked.out).toContain(words);
    }
    const { out } = await importing([path]);
    for (const words of ["2 added", remark, reason]) expect(out).toContain(words);
  });

  test("may contain a spreadsheet in a ZIP archive, of which nothing stays unpacked", async () => {
    await writeCollection(folder, { pictures: 1, plain: 0 });
    const rows = [
      ["accession no", "title", "date", "images"],
      ["Z.1", "A zipped study", "early 19th century", "pictures/one.jpg"],
    ];
    const path = join(folder, "given.zip");
    await writeFile(
      path,
      zip([
        { name: "ours/works.xlsx", content: xlsx({ sheets: { Works: textRows(rows) } }) },
        { name: "ours/pictures/one.jpg", content: await readFile(join(folder, "work-0.jpg")) },
      ]),
    );
    const looked = await importing([path, "--look"]);
    expect(looked.code).toBe(0);
    expect(looked.out).toContain("a ZIP archive with 1 table, 1 picture; 1 work to bring in.");
    expect(await works("A zipped study")).toMatchObject({ edges: [] });

    expect((await importing([path])).out).toContain("1 added, 0 changed, 0 unchanged, 0 refused");
    expect(await works("A zipped study")).toMatchObject({
      edges: [
        {
          node: {
            identifier: "Z.1",
            earliestYear: 1801,
            latestYear: 1833,
            images: [{ width: 1600 }],
          },
        },
      ],
    });
    expect(await readdir(join(server.settings.dataFolder, "unpacked"))).toEqual([]);
    expect((await importing([path])).out).toContain("0 added, 0 changed, 1 unchanged, 0 refused");
  });

  test("changes only the work whose row changed", async () => {
    const path = await table(["identifier,title", "C1,one", "C2,two"]);
    await importing([path]);
    await table(["identifier,title", "C1,one", "C2,two more"]);
    expect((await importing([path])).out).toContain("0 added, 1 changed, 1 unchanged, 0 refused");
  });
});

describe("import: invalid input", () => {
  test("is rejected row by row with a reason, the rest is imported, and corrected rows are added", async () => {
    await writeCollection(folder, { pictures: 1, plain: 0 });
    await copyFile(join(folder, "work-0.jpg"), join(folder, "cut.jpg"));
    await truncate(join(folder, "cut.jpg"), 4000);
    await writeFile(join(folder, "text.jpg"), "no picture at all");
    await writeFile(join(folder, "bomb.png"), pngHeader(65_536, 65_536));
    await writeFile(join(folder, "empty.jpg"), "");
    await writeFile(`${folder}-secret.jpg`, "x");
    const path = await table([
      "identifier,title,images",
      "R1,whole,work-0.jpg",
      "R2,cut off,cut.jpg",
      "R3,text,text.jpg",
      "R4,bomb,bomb.png",
      "R5,half of it is there,work-0.jpg|none.jpg",
      `R6,outside,../${folder.split("/").at(-1)}-secret.jpg`,
      "R7,empty,empty.jpg",
      ",nameless,work-0.jpg",
      "R9,,work-0.jpg",
      "R1,twice,work-0.jpg",
      "R11,ragged",
      "R12,no te\0xt,",
      "R13,no picture,",
    ]);
    const { code, out } = await importing([path]);
    await rm(`${folder}-secret.jpg`);
    expect(code).toBe(3);
    expect(out).toContain("2 added, 0 changed, 0 unchanged, 11 refused");
    const { run, problems } = await lastRun();
    expect(run).toMatchObject({ state: "DONE", rowsDone: 13, rowsTotal: 13, refused: 11 });
    expect(problems.map(({ row, identifier, code: why }) => [row, identifier, why])).toEqual([
      [3, "R2", "image-truncated"],
      [4, "R3", "image-not-an-image"],
      [5, "R4", "image-too-large"],
      [6, "R5", "image-missing"],
      [7, "R6", "image-outside"],
      [8, "R7", "image-empty"],
      [9, null, "no-identifier"],
      [10, "R9", "no-title"],
      [11, "R1", "duplicate"],
      [12, null, "ragged"],
      [13, null, "not-text"],
    ]);
    for (const { row, message } of problems) expect(out).toContain(`Row ${row}: ${message}`);
    expect(problems[3]?.message).toBe("There is no file “none.jpg”.");

    await table([
      "identifier,title,images",
      "R1,whole,work-0.jpg",
      "R5,half of it is there,work-0.jpg",
      "R13,no picture,",
    ]);
    expect((await importing([path])).out).toContain("1 added, 0 changed, 2 unchanged, 0 refused");
  });

  test("is listed completely in a file when there are too many reasons to print", async () => {
    const refused = Array.from({ length: 130 }, (_, i) => [`=M.${i}`, `${i}, "lost".jpg`]);
    const path = await table([
      "identifier,title,images",
      ...refused.map(([identifier, file]) => `${identifier},x,"${file?.replaceAll('"', '""')}"`),
    ]);
    const { code, out } = await importing([path]);
    expect(code).toBe(3);
    const { run } = await lastRun();
    const list = join(server.settings.dataFolder, "imports", `${run?.id}-problems.csv`);
    expect(out).toContain(`Every row with its reason: ${list}\n`);
    expect(out).toContain(
      "and 125 more rows for the same reason: The files named in “images” are not there.",
    );
    const [head, ...rows] = readCsv(await readFile(list, "utf8"));
    expect(head).toEqual(["row", "identifier", "reason"]);
    expect(rows.slice(0, 130)).toEqual(
      refused.map(([identifier, file], i) => [
        String(i + 2),
        // Escaped, because a spreadsheet program would evaluate it otherwise.
        `'${identifier}`,
        expect.stringContaining(file ?? ""),
      ]),
    );
  });

  test("is rejected immediately when it is no table, and nothing changes", async () => {
    const before = (await lastRun()).run;
    const headless = await importing([await table(["A1,one", "A2,two"])]);
    expect(headless).toMatchObject({ code: 1, out: "" });
    expect(headless.err).toMatch(
      /works\.csv: The first row is no header.*Found: “A1”, “one”.*Needed:/,
    );
    expect(await importing([join(folder, "nowhere")])).toMatchObject({ code: 1 });
    expect((await lastRun()).run).toEqual(before);
  });

  test("does not include very long values or very many columns", async () => {
    const long = "ünd so weiter, ".repeat(13_000);
    const [words, most] = ["ünd so weiter, ".repeat(600).trim(), 1000];
    const columns = Array.from({ length: most }, (_, i) => `column ${i}`);
    const values = columns.map((_, i) => `value ${i}`);
    await importing([
      await table(["identifier,title,subjects,note", `L1,long,"${words}","${long}"`], "long.csv"),
    ]);
    await importing([
      await table([`identifier,title,${columns.join()}`, `L2,wide,${values.join()}`], "wide.csv"),
    ]);
    const stored = await server.store.db
      .select()
      .from(work)
      .where(inArray(work.identifier, ["L1", "L2"]))
      .orderBy(work.identifier);
    expect(stored[0]?.subjects).toEqual([words]);
    expect(stored[0]?.metadata).toContainEqual({ label: "note", values: [long] });
    expect(stored[1]?.metadata.map(({ values: [value] }) => value)).toEqual(values);
  });

  test("in the arguments is reported with the correct usage", async () => {
    expect(await importing([])).toMatchObject({
      code: 2,
      err: expect.stringContaining("npm run import -- PATH"),
    });
    expect(await importing([folder, "--undo"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--undo"),
    });
    expect(await importing([folder, "--list"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("Import, list or undo: one at a time, please."),
    });
    expect(await importing(["--help"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("Exit codes"),
    });
  });
});

describe("import: a folder of images without a table", () => {
  test("gives a work per image and reports omitted files", async () => {
    await writeCollection(join(folder, "set"), { pictures: 2, plain: 0 });
    await rm(join(folder, "set", "works.csv"));
    await mkdir(join(folder, "set", "deeper"));
    await copyFile(
      join(folder, "set", "work-1.jpg"),
      join(folder, "set", "deeper", "the-last_one.jpg"),
    );
    await copyFile(join(folder, "set", "work-1.jpg"), join(folder, "set", "work-1.jpeg"));
    await writeFile(join(folder, "set", "notes.txt"), "x");
    await symlink("/", join(folder, "set", "root"));
    const { code, out } = await importing([join(folder, "set")]);
    expect(code).toBe(3);
    expect(out).toContain("set: 4 added, 0 changed, 0 unchanged, 1 refused");
    expect(out).toContain("notes.txt");
    expect(out).toContain("Links not followed: root.");
    expect(await works("the last one")).toMatchObject({
      edges: [
        {
          node: {
            identifier: "deeper/the-last_one",
            title: "The last one",
            metadata: [],
            images: [{}],
          },
        },
      ],
    });
    expect((await lastRun()).problems).toMatchObject([
      { row: null, identifier: "work-1", code: "duplicate" },
    ]);
  });
});

describe("import: an interrupted run", () => {
  test(
    "ends after its current works and resumes when it is run again",
    { tags: ["full"] },
    async () => {
      const rows = Array.from({ length: 4000 }, (_, i) => `S${i},work ${i}`);
      const path = await table(["identifier,title", ...rows]);
      const stop = new AbortController();
      await server.settled();
      const unlisten = await server.store.listen((event) => {
        if (event.kind === "works") stop.abort();
      });
      const stopped = await importing([path], stop.signal);
      await unlisten();
      expect(stopped.code).toBe(130);
      expect(stopped.out).toMatch(
        /Stopped after .* of 4,000; these are kept. To go on, run the same command again/,
      );
      const { run } = await lastRun();
      expect(run?.state).toBe("INTERRUPTED");
      const kept = run?.added ?? 0;
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(4000);
      const again = await importing([path]);
      expect(again.code).toBe(0);
      expect(again.out).toContain(
        `${(4000 - kept).toLocaleString("en")} added, 0 changed, ${kept.toLocaleString("en")} unchanged`,
      );
      expect((await importById(server.store.db, run?.id ?? ""))?.state).toBe("INTERRUPTED");
    },
  );

  test("leaves no incomplete image", async () => {
    const left = await readdir(join(server.settings.dataFolder, "images"), { recursive: true });
    const folders = left.filter((name) => /^[0-9a-f]{2}\/[0-9a-f]{32}$/.test(name));
    for (const name of folders) expect(left).toContain(`${name}/meta.json`);
  });
});
