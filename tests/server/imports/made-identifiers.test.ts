import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportMark } from "../../../src/server/exports/table-columns.ts";
import { MadeIdentifiers } from "../../../src/server/imports/made-identifiers.ts";
import { openSource } from "../../../src/server/imports/source.ts";
import type { AskedOfTable } from "../../../src/server/imports/table-settings.ts";
import { longest } from "../../../src/record/limits.ts";
import { runs } from "../../support/runs.ts";

describe("MadeIdentifiers: identifiers of a column's values", () => {
  test("are the values, with numbers for repetitions", () => {
    const made = new MadeIdentifiers(1, "works");
    const titles = ["Still life", " Still  life", "Still life (2)", "Portrait", "Still life", ""];
    expect(titles.map((title) => made.next([title]))).toEqual([
      "Still life",
      "Still life (2)",
      "Still life (2) (2)",
      "Portrait",
      "Still life (3)",
      "",
    ]);
  });

  test("are distinct, short enough and deterministic", () => {
    const value = fc.oneof(
      fc.constantFrom("a", "a (2)", "a (3)", "A", `${"x".repeat(300)}1`, `${"x".repeat(300)}2`),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 250 }),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 30 }), (values) => {
        const make = () => {
          const made = new MadeIdentifiers(1, "works");
          return values.map((one) => made.next([one])).filter((one) => one !== "");
        };
        const identifiers = make();
        expect(new Set(identifiers).size).toBe(identifiers.length);
        for (const one of identifiers) expect(one.length).toBeLessThanOrEqual(longest.identifier);
        expect(make()).toEqual(identifiers);
      }),
      { numRuns: runs(200) },
    );
  });
});

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-identifiers-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string, asked: AskedOfTable, name = "letters.csv") {
  const path = join(folder, name);
  await writeFile(path, text);
  const source = await openSource(path, asked);
  const found = [];
  for await (const { result } of source.entries()) {
    found.push("work" in result ? result.work.identifier : result.problem.code);
  }
  await source.close();
  return { found, notes: source.notes };
}

describe("openSource: a table without identifiers", () => {
  const table = "Title,Creator\nDear Ada,Byron\nDear Ada,Babbage\n,Nobody\n\nFarewell,Ada\n";

  test("is rejected with the possible remedies", async () => {
    await expect(read(table, {})).rejects.toThrow(
      /no header with a column for the identifier.*--identifiers COLUMN, or --identifiers rows/,
    );
  });

  test("gets them from a named column, which keeps its field", async () => {
    const { found, notes } = await read(table, { identifiersFrom: "title" });
    expect(found).toEqual(["Dear Ada", "Dear Ada (2)", "nothing-to-identify", "Farewell"]);
    expect(notes).toContain(
      "Identifiers are made from “Title”: a row in which it changes is another work.",
    );
  });

  test("gets its rows numbered after its name", async () => {
    const { found, notes } = await read(table, { identifiersFrom: 0 });
    expect(found).toEqual(["letters 1", "letters 2", "no-title", "letters 4"]);
    expect(notes.join(" ")).toContain("Identifiers number the rows");
  });

  test("gets its rows numbered in normal form, also if the name is only an extension", async () => {
    const text = "Title\nOne\n";
    expect((await read(text, { identifiersFrom: 0 }, "Bu\u0308cher  1.csv")).found).toEqual([
      "B\u00fccher 1 1",
    ]);
    expect((await read(text, { identifiersFrom: 0 }, ".csv")).found).toEqual(["row 1"]);
  });

  test("gets them from the remembered settings for the same columns", async () => {
    const remembered = () => Promise.resolve({ columns: [], identifiersFrom: 1 });
    expect((await read(table, { remembered })).found[0]).toBe("Dear Ada");
  });

  test("reports their source when the title is missing", async () => {
    const untitled = read("Nr,Was\n1,One\n", { identifiersFrom: 0 });
    await expect(untitled).rejects.toMatchObject({ reading: { identifiersFrom: 0 } });
  });

  test("cannot be one that was exported here", async () => {
    const exported = read(`identifier,title,${exportMark}\nA,One,\n`, { identifiersFrom: 0 });
    await expect(exported).rejects.toThrow("A table that was exported here has identifiers");
  });

  test("keeps an identifier column as a custom field if other identifiers are chosen", async () => {
    const { found } = await read("ID,Title\n7,One\n7,Two\n", { identifiersFrom: 2 });
    expect(found).toEqual(["One", "Two"]);
  });

  test("is rejected if the named column does not exist", async () => {
    await expect(read(table, { identifiersFrom: "Number" })).rejects.toThrow(
      "There is no column “Number”. Found: “Title”, “Creator”.",
    );
  });
});

describe("openSource: a table whose identifiers omit rows", () => {
  test("suggests the column that fills more rows", async () => {
    const table = "objectid,title,identifier\nd1,A,x\nd2,B,\nd3,C,x\n";
    const { found, notes } = await read(table, {});
    expect(found).toEqual(["x", "no-identifier", "x"]);
    expect(notes).toContain(
      "2 of 3 rows have no identifier of their own in “identifier”, and 0 in “objectid”. Choose “objectid” as the identifier (--column 1=identifier).",
    );
    const chosen = await read(table, { columns: [{ column: 1, field: "identifier" }] });
    expect(chosen.found).toEqual(["d1", "d2", "d3"]);
    expect(chosen.notes.join(" ")).not.toContain("of their own");
  });

  test("suggests making them from the title if most rows have none", async () => {
    const table = "ID,dc.title\n,A\n,B\n";
    const { notes } = await read(table, {});
    expect(notes).toContain(
      "2 of 2 rows have no identifier in “ID”. Make identifiers from “dc.title” (--identifiers 2).",
    );
    expect((await read(table, { identifiersFrom: 2 })).found).toEqual(["A", "B"]);
  });

  test.each([
    ["no other column", "identifier,id,title\na,,A\n,,B\nc,,C\n"],
    ["not even the title", "identifier,title,kind\na,A,work\n,,file\n,,file\n"],
  ])("suggests nothing if %s is better", async (_, table) => {
    const { notes } = await read(table, {});
    expect(notes.join(" ")).not.toContain("have no identifier");
  });
});
