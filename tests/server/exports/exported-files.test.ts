import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  csvRow,
  guardCell,
  readList,
  readText,
  unguardCell,
  writeList,
  writeText,
} from "../../../src/server/exports/cells.ts";
import type { ExportedWork } from "../../../src/server/exports/exported-work.ts";
import { keyInName, pictureName } from "../../../src/server/exports/picture-name.ts";
import { isColumnLabel } from "../../../src/server/exports/table-columns.ts";
import { exportedHeader, exportedRow } from "../../../src/server/exports/table-row.ts";
import { openSource } from "../../../src/server/imports/source.ts";
import { anyExportedWork, hardText } from "../../support/exported-works.ts";
import { runs } from "../../support/runs.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-exports-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Imports a file and returns its works or the problems of its rows. */
async function readBack(name: string, text: string): Promise<unknown[]> {
  const path = join(folder, name);
  await writeFile(path, text);
  const found: unknown[] = [];
  const source = await openSource(path, null);
  for await (const { result } of source.entries()) {
    if ("problem" in result) found.push(result.problem);
    else if ("images" in result) {
      const images = result.images.map(({ said, ...rest }) => ({ ...rest, ...said }));
      found.push({ ...result.work, images });
    }
  }
  expect(source.total).toBe(found.length);
  return found;
}

function csvOf(works: readonly ExportedWork[], labels: readonly string[]): string {
  const rows = [exportedHeader(labels), ...works.map((work) => exportedRow(work, labels))];
  return `\uFEFF${rows.map(csvRow).join("")}`;
}

const someLabels = fc.uniqueArray(
  fc.oneof(hardText, fc.constantFrom("Found in", "Room", "=Sum")).filter(isColumnLabel),
  { maxLength: 4 },
);
const someWorks = fc.array(anyExportedWork, { minLength: 1, maxLength: 4 });

describe("exported-files: an import reads back what an export writes", () => {
  test("for any works as a table, field by field", async () => {
    await fc.assert(
      fc.asyncProperty(someWorks, someLabels, async (works, labels) => {
        expect(await readBack("works.csv", csvOf(works, labels))).toEqual(works);
      }),
      { numRuns: runs(100) },
    );
  });

  test("for any works as JSON Lines, field by field", async () => {
    await fc.assert(
      fc.asyncProperty(someWorks, async (works) => {
        const text = works.map((work) => `${JSON.stringify(work)}\n`).join("");
        expect(await readBack("works.jsonl", text)).toEqual(works);
      }),
      { numRuns: runs(100) },
    );
  });

  test("for any text and any list, cell by cell", () => {
    fc.assert(
      fc.property(hardText, (text) => {
        expect(unguardCell(guardCell(text))).toBe(text);
        expect(readText(writeText(text))).toBe(text);
      }),
    );
    const lists = fc.array(fc.option(hardText, { nil: null }), { minLength: 1 });
    fc.assert(
      fc.property(lists, (list) => {
        const expected = list.every((value) => value === null) ? [] : list;
        expect(readList(writeList(list))).toEqual(expected);
      }),
    );
  });
});

test("exported-files: no exported cell begins like a formula", () => {
  fc.assert(
    fc.property(hardText, (text) => {
      const cell = guardCell(text);
      expect(/^[=+\-@\t\r\n]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell)).toBe(false);
    }),
  );
  expect(guardCell("=HYPERLINK(1)")).toBe("'=HYPERLINK(1)");
  expect(guardCell("-480")).toBe("-480");
  expect(guardCell("'Tis")).toBe("''Tis");
});

test("exported-files: a table from another system keeps the apostrophes that its cells begin with", async () => {
  expect(await readBack("other.csv", "identifier,title\nA,'Tis a sea\n")).toMatchObject([
    { title: "'Tis a sea" },
  ]);
});

test.each([
  ["status", "shown", /“status” cannot be read: .*SHOWN/],
  ["height cm", "tall", /“height cm” cannot be read: “tall” is not a number/],
  ["creator roles", "painter|after", /“creator roles” cannot be read: It has 2 values for 1/],
  ["image details", "{", /“image details” cannot be read: It is not JSON/],
  ["title", "", /It has no title/],
])(
  "exported-files: a row with a mistyped %s is rejected by column name, and the others are read",
  async (column, cell, message) => {
    const [work] = fc.sample(anyExportedWork, { numRuns: 1, seed: 7 });
    if (!work) throw new Error("no work");
    const plain = { ...work, title: "Sea", creators: [{ name: "Ada", role: null }], images: [] };
    const dimensions = { text: "small", heightCm: null, widthCm: null, depthCm: null };
    const header = exportedHeader([]);
    const mend = (row: string[]) => row.map((was, i) => (header[i] === column ? cell : was));
    const rows = ["A", "B"].map((identifier) =>
      exportedRow({ ...plain, identifier, dimensions }, []),
    );
    const text = [header, mend(rows[0] ?? []), rows[1] ?? []].map(csvRow).join("");
    const [refused, read] = await readBack("mistyped.csv", text);
    expect(refused).toMatchObject({ row: 2, message: expect.stringMatching(message) });
    expect(read).toMatchObject({ identifier: "B" });
  },
);

test("exported-files: lines that are not works are rejected by number, and the others are read", async () => {
  const lines = [
    '{"identifier":"A","title":"Sea"}',
    "",
    "{",
    '{"identifier":"B"}',
    '{"identifier":"C","title":"Sky","colour":1}',
  ];
  expect(await readBack("some.jsonl", lines.join("\n"))).toMatchObject([
    { identifier: "A", title: "Sea", status: "PUBLISHED", images: [] },
    { row: 3, code: "not-json" },
    { row: 4, message: expect.stringContaining("“title” cannot be read") },
    { row: 5, message: expect.stringContaining("“colour” cannot be read") },
  ]);
});

describe("exported-files: the name of an image in an export", () => {
  const key = "0123456789abcdef0123456789abcdef";

  test("consists of the source file's name and the image key", () => {
    const named = (fileName: string | null) => pictureName({ key, fileName });
    expect(named("box 7/Sea view.JPG")).toBe(`pictures/Sea-view-${key}.jpg`);
    expect(named(null)).toBe(`pictures/${key}`);
    expect(named("../../etc/passwd")).toBe(`pictures/passwd-${key}`);
  });

  test("is safe and contains the image key, whatever the source's name", () => {
    fc.assert(
      fc.property(hardText, (fileName) => {
        const name = pictureName({ key, fileName });
        expect(name).toMatch(/^pictures\/[\p{L}\p{N}_.-]+$/u);
        expect(keyInName(name)).toBe(key);
      }),
    );
  });
});
