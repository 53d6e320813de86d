import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyWorks } from "../../src/server/store/apply.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import { forgetRows } from "../../src/server/store/import-jobs.ts";
import type { Store } from "../../src/server/store/store.ts";
import type { WorkInput } from "../../src/server/store/work-input.ts";
import { ask } from "../support/ask.ts";
import { openDesk } from "../support/import-desk.ts";
import type { ImportDesk } from "../support/import-desk.ts";
import { importProcesses, untilGone } from "../support/import-process.ts";
import { signIn } from "../support/members.ts";
import { startSite } from "../support/site.ts";
import type { Site } from "../support/site.ts";
import { workInput } from "../support/work-inputs.ts";

let site: Site;
let store: Store;
let desk: ImportDesk;

beforeAll(async () => {
  site = await startSite();
  store = await openDatabase({ dataFolder: site.dataFolder, databaseUrl: null });
  desk = openDesk(site.url, (await signIn(store.db, "CURATOR")).headers);
});
afterAll(async () => {
  await store.close();
  await site.remove();
});

/** Uploads a text, and returns the id of its import once it is read. */
async function read(name: string, text: string): Promise<string> {
  const id = await desk.prepare(await desk.upload(name, text));
  await desk.settled(id);
  return id;
}

describe("import-jobs: an uploaded table", () => {
  const text =
    "identifier,title,creator\nA1,Kept,Ada\nA2,New title,Ada\nA3,Added,Bea\nA4,,=Cleo\nA3,Twice,Bea\n";
  let id = "";

  test("is read and compared, and changes nothing before it is applied", async () => {
    await applyWorks(store.db, [
      known({ identifier: "A1", title: "Kept", status: "WITHDRAWN" }),
      known({ identifier: "A2", title: "Old title" }),
    ]);
    id = await read("works.csv", text);
    const checked = await desk.see(id);
    expect(checked).toMatchObject({
      state: "CHECKED",
      label: "works.csv",
      found: "a table in text form (CSV, TSV or the like)",
      ...{ rowsTotal: 5, rowsDone: 5, added: 1, changed: 1, unchanged: 1, refused: 2 },
      choices: { newWorks: "PUBLISHED", remotePictures: "COPY", recordLanguage: null },
      reading: { encoding: "UTF-8", delimiter: ",", quote: '"', headerRow: 1 },
    });
    expect(checked.rows).toEqual({
      totalCount: 5,
      edges: [
        seen({ row: 2, identifier: "A1", title: "Kept", fate: "UNCHANGED" }, "Kept"),
        seen(
          {
            ...{ row: 3, identifier: "A2", title: "New title", fate: "CHANGED" },
            changes: [{ field: "TITLE", before: ["Old title"], after: ["New title"] }],
          },
          "Old title",
        ),
        seen({ row: 4, identifier: "A3", title: "Added", fate: "ADDED" }, null),
        seen(
          {
            ...{ row: 5, identifier: "A4", fate: "REFUSED", message: "It has no title." },
            ...{ column: "title", cell: "" },
          },
          null,
        ),
        seen(
          {
            ...{ row: 6, identifier: "A3", title: "Twice", fate: "REFUSED" },
            message: "It has the same identifier as row 4, “A3”.",
          },
          null,
        ),
      ],
    });
    expect(checked.samples).toMatchObject([
      { identifier: "A1", title: "Kept", creators: ["Ada"] },
      { identifier: "A2", title: "New title" },
      { identifier: "A3", title: "Added", creators: ["Bea"] },
    ]);
  });

  test("is not visible to visitors before it is applied", async () => {
    const question = "query ($id: ID!) { node(id: $id) { ... on Import { label added } } }";
    const { data } = await ask(site.url, question, { variables: { id } });
    expect(data).toEqual({ node: null });
    const page = await fetch(`${site.url}/desk/imports/${id}`, {
      headers: { accept: "text/html" },
    });
    expect(await page.text()).not.toContain("works.csv");
  });

  test("is applied once as previewed", async () => {
    await desk.change("applyImport", { id });
    expect(await desk.settled(id)).toMatchObject({
      state: "DONE",
      ...{ rowsDone: 5, added: 1, changed: 1, unchanged: 1, refused: 2 },
    });
    expect(await desk.change("applyImport", { id })).toMatchObject({ __typename: "InvalidInput" });
    const again = await read("works.csv", text);
    expect(await desk.see(again)).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 2 });
  });

  test("is read again with a valid record language", async () => {
    const again = await read("works.csv", text);
    const choose = (recordLanguage: string) =>
      desk.change("changeImport", { id: again, recordLanguage });
    expect(await choose("German")).toMatchObject({ problems: [{ field: "recordLanguage" }] });
    await choose("DE");
    const seen = await desk.settled(again);
    expect(seen).toMatchObject({ changed: 3, unchanged: 0, choices: { recordLanguage: "de" } });
    expect(seen.rows).toMatchObject({
      edges: [
        { node: { changes: [{ field: "RECORD_LANGUAGE", before: [], after: ["de"] }] } },
        {},
        {},
        {},
        {},
      ],
    });
    await desk.change("discardImport", { id: again });
  });

  test("gives its rejected rows as a table, which can be corrected and uploaded again", async () => {
    const { problemsPath } = await desk.see(id);
    const response = await desk.get(problemsPath ?? "");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const problems = (await response.text()).replace("\ufeff", "");
    expect(problems).toBe(
      "identifier,title,creator,row,reason\r\nA4,,'=Cleo,5,It has no title.\r\n" +
        'A3,Twice,Bea,6,"It has the same identifier as row 4, “A3”."\r\n',
    );
    const mended = problems.replace("A4,,", "A4,Mended,").replace("A3,Twice", "A5,Once");
    const { reading, ...counts } = await desk.see(await read("problems.csv", mended));
    expect(counts).toMatchObject({ state: "CHECKED", added: 2, refused: 0 });
    const columns = (reading as { columns: { label: string }[] }).columns;
    expect(columns.map(({ label }) => label)).toEqual(["identifier", "title", "creator"]);
  });

  test("is undone as a whole, and does not resume", async () => {
    await desk.change("undoImport", { id });
    expect(await desk.until(id, ({ state }) => state === "UNDONE")).toBeDefined();
    const [, changed, added] = ((await desk.see(id)).rows as { edges: { node: object }[] }).edges;
    expect(changed).toMatchObject({ node: { work: { title: "Old title" } } });
    expect(added).toMatchObject({ node: { work: null } });
    expect(await desk.change("resumeImport", { id })).toMatchObject({ __typename: "InvalidInput" });
  });

  test("has no table of rejected rows after they are deleted", async () => {
    const { problemsPath } = await desk.see(id);
    const [, stored = ""] = /^\/desk\/imports\/(.+)\/problems\.csv$/.exec(problemsPath ?? "") ?? [];
    await forgetRows(store.db, stored);
    expect(await desk.see(id)).toMatchObject({ refused: 2, problemsPath: null });
  });
});

test(
  "import-jobs: columns assigned once are remembered for the next table",
  { tags: ["full"] },
  async () => {
    const text = "Inv;Was;Wer\nB1;Eins;Ada\n";
    const id = await read("unbekannt.csv", text);
    expect(await desk.see(id)).toMatchObject({
      ...{ state: "FAILED", isAsking: true },
      failure: expect.stringMatching(/^The first row is no header/),
      reading: { delimiter: ";", columns: [{ label: "Inv", field: null, sample: ["B1"] }, {}, {}] },
    });
    const columns = [
      { number: 1, field: "IDENTIFIER" },
      { number: 2, field: "TITLE" },
      { number: 3, field: "CREATORS" },
    ];
    await desk.change("changeImport", { id, newWorks: "DRAFT", table: { columns } });
    expect(await desk.settled(id)).toMatchObject({
      ...{ state: "CHECKED", isAsking: false },
      added: 1,
      choices: { newWorks: "DRAFT" },
      reading: { isRemembered: false },
    });
    await desk.change("applyImport", { id });
    await desk.settled(id);
    const next = await read("neu.csv", `${text}B2;Zwei;Bea\n`);
    expect(await desk.see(next)).toMatchObject({
      state: "CHECKED",
      // The status of an existing work does not change.
      ...{ added: 1, changed: 0, unchanged: 1 },
      reading: {
        isRemembered: true,
        columns: [{ field: "IDENTIFIER" }, {}, { field: "CREATORS" }],
      },
    });
  },
);

test("import-jobs: a wrong column that rejects all rows gives one reason with its remedy", async () => {
  const rows = Array.from({ length: 30 }, (_, at) => `W${at},Work ${at},${at}.jpg`);
  const id = await read("wrong.csv", ["id,title,image", ...rows, "W30,,"].join("\n"));
  expect(await desk.see(id)).toMatchObject({
    refused: 31,
    refusals: [
      {
        ...{ count: 30, firstRows: [2, 3, 4, 5, 6] },
        reason: "The files named in “image” are not there.",
        remedy: expect.stringMatching(/keep the column as a custom field/),
      },
      { count: 1, firstRows: [32], reason: "The title is missing." },
    ],
  });
});

test("import-jobs: invalid requests are rejected with a message, and a discarded import leaves no data", async () => {
  const id = await read("works.csv", "id,title\nC1,One\n");
  for (const [name, input, message] of [
    ["prepareImport", {}, /Drop a file, or give an address/],
    ["prepareImport", { upload: "../x", address: null }, /not kept any more/],
    ["prepareImport", { address: "file:///etc/passwd" }, /This is no web address/],
    ["changeImport", { id, newWorks: "REMOVED" }, /drafts or published/],
    ["changeImport", { id, table: { headerRow: -1 } }, /“headerRow” cannot be used/],
    ["pauseImport", { id }, /not under way/],
    ["resumeImport", { id }, /not stopped/],
    ["undoImport", { id }, /changed nothing yet/],
    ["applyImport", { id: "nonsense" }, /There is no such import/],
  ] as const) {
    const result = await desk.change(name, input);
    expect(result, name).toEqual({
      __typename: "InvalidInput",
      problems: [{ field: expect.any(String), message: expect.stringMatching(message) }],
    });
  }
  expect(await desk.change("discardImport", { id })).toEqual({
    __typename: "DiscardImportSuccess",
  });
  await expect(desk.see(id)).rejects.toThrow("The import is not there.");
  for (const none of ["nonsense", "%00"]) {
    expect((await desk.get(`/desk/imports/${none}/problems.csv`)).status, none).toBe(404);
  }
});

test("import-jobs: an address of the server's own network is not requested", async () => {
  const selection = "... on PrepareImportSuccess { import { id label } }";
  const address = `${site.url}/desk/export.csv`;
  const result = await desk.change("prepareImport", { address }, selection);
  const { id, label } = (result as unknown as { import: { id: string; label: string } }).import;
  expect(label).toBe("export.csv");
  expect(await desk.settled(id)).toMatchObject({
    ...{ state: "FAILED", isAsking: false },
    failure: expect.stringMatching(/is not on the public internet/),
  });
});

test(
  "import-jobs: an import that is paused, and whose process and server are killed, completes",
  { tags: ["full"] },
  async () => {
    const total = 4_000;
    const rows = Array.from({ length: total }, (_, i) => `M${i},Work ${i}`);
    const text = `id,title\n${rows.join("\n")}\n`;
    const id = await read("many.csv", text);
    let before = 0;
    /** Waits until more rows are imported, and then runs an action. */
    const midway = async (happen: () => Promise<unknown> | void) => {
      const { rowsDone } = await desk.until(id, (seen) => seen.rowsDone > before);
      before = rowsDone;
      await happen();
    };
    const expectInterrupted = async () => {
      const seen = await desk.settled(id);
      expect(seen.state).toBe("INTERRUPTED");
      expect(seen.rowsDone).toBeLessThan(total);
      await desk.change("resumeImport", { id });
    };

    await desk.change("applyImport", { id });
    const waiting = await desk.prepare(await desk.upload("next.csv", "id,title\nN1,One\n"));
    await midway(() => desk.change("pauseImport", { id }));
    expect(await desk.settled(waiting)).toMatchObject({ state: "CHECKED", isWaiting: false });
    expect(await desk.change("discardImport", { id })).toMatchObject({
      problems: [{ message: expect.stringMatching(/has changed works/) }],
    });
    await expectInterrupted();

    await midway(() => {
      for (const pid of importProcesses(site.pid())) process.kill(pid, "SIGKILL");
    });
    await expectInterrupted();

    await midway(async () => {
      const orphans = importProcesses(site.pid());
      expect(orphans).toHaveLength(1);
      await site.stop("SIGKILL");
      for (const pid of orphans) await untilGone(pid);
      await store.close().catch(() => undefined);
      await site.restart();
      store = await openDatabase({ dataFolder: site.dataFolder, databaseUrl: null });
    });
    // The import resumes by itself. Rows applied before count once, with their original result.
    expect(await desk.settled(id)).toMatchObject({ state: "DONE", added: total, unchanged: 0 });

    const again = await desk.see(await read("many.csv", text));
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: total, refused: 0 });
  },
);

/** Returns a work with only the values of a table with few columns. */
function known(given: Partial<WorkInput> & { identifier: string }): WorkInput {
  const nothing = {
    ...{ date: null, earliestYear: null, latestYear: null, workType: null, technique: null },
    ...{ dimensions: null, creditLine: null, rights: null, subjects: [], places: [], metadata: [] },
  };
  return workInput({ creators: [{ name: "Ada", role: null }], ...nothing, ...given });
}

/** Returns an expected row of an import on the dashboard, with null for other values. */
function seen(row: object, workTitle: string | null) {
  const nothing = { title: null, message: null, column: null, cell: null, changes: [] };
  const work = workTitle === null ? null : { title: workTitle };
  return { node: { ...nothing, ...row, work } };
}
