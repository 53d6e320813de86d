import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkTable } from "../../../../src/server/imports/table.ts";
import type { TableRow } from "../../../../src/server/imports/table-rows.ts";
import type { TableSettings } from "../../../../src/server/imports/table-settings.ts";
import { openSheetTable } from "../../../../src/server/imports/sheets/sheet-table.ts";
import { openXlsx } from "../../../../src/server/imports/xlsx/open-xlsx.ts";
import { runs } from "../../../support/runs.ts";
import { textRows, xlsx } from "../../../support/xlsx.ts";
import type { TestSpreadsheet } from "../../../support/xlsx.ts";
import { zip } from "../../../support/zip.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-xlsx-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(given: TestSpreadsheet | Buffer, asked: TableSettings = {}) {
  const path = join(folder, "works.xlsx");
  await writeFile(path, Buffer.isBuffer(given) ? given : xlsx(given));
  const contents = await openSheetTable(await openXlsx(path), asked);
  const { reading, rows: all } = await checkTable(contents, asked);
  const rows: TableRow[] = [];
  for await (const row of all()) rows.push(row);
  return { reading, rows, notes: contents.notes(reading.headerRow.value) };
}

const refusal = (given: TestSpreadsheet | Buffer, asked?: TableSettings) =>
  read(given, asked).then(
    () => "not refused",
    (problem: Error) => `${problem.name}: ${problem.message}`,
  );

const header = ["identifier", "title", "more"];
const one = (cells: string, more: Partial<TestSpreadsheet> = {}): TestSpreadsheet => ({
  sheets: { Works: `${textRows([header])}<row r="2">${cells}</row>` },
  ...more,
});

describe("sheet-table: a sheet", () => {
  test("is read back cell by cell", async () => {
    const cell = fc
      .string({ unit: "grapheme", maxLength: 12 })
      .map((text) => text.replace(/[^\P{C}\n\t\u200e\u200f]/gu, "").replace(/_x/g, ""));
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(rows, async (body) => {
        const wanted = body
          .map((cells, i) => ({ number: i + 2, cells: [...cells] }))
          .filter(({ cells }) => cells.some((text) => text.trim() !== ""));
        fc.pre(wanted.length > 0);
        expect((await read({ sheets: { Works: textRows([header, ...body]) } })).rows).toEqual(
          wanted,
        );
      }),
      { numRuns: runs(60) },
    );
  });

  test("gives the results of formulas, days as ISO dates and numbers as they are", async () => {
    const { rows } = await read(
      one(
        '<c r="A2" t="str"><f>"A"&amp;1</f><v>A1</v></c>' +
          '<c r="B2" s="1"><f>TODAY()</f><v>28627</v></c><c r="C2" s="2"><v>1.0</v></c>',
        { formats: ["dd/mm/yyyy", "0.00"] },
      ),
    );
    expect(rows).toEqual([{ number: 2, cells: ["A1", "1978-05-17", "1"] }]);
  });

  test("may share texts, without their phonetic readings", async () => {
    const { rows } = await read(
      one('<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="b"><v>1</v></c>', {
        shared:
          "<si><t>A_x0031_</t></si><si><r><t>北</t></r><r><t>斎</t></r><rPh sb='0' eb='1'><t>ホク</t></rPh></si>",
      }),
    );
    expect(rows[0]?.cells).toEqual(["A1", "北斎", "TRUE"]);
  });

  test("reports cells with errors", async () => {
    const { rows } = await read({
      sheets: {
        Works: `${textRows([header])}<row r="2"><c r="A2" t="str"><v>A</v></c><c r="B2" t="e"><f>B9/0</f><v>#DIV/0!</v></c><c r="C2" t="e"><v></v></c></row><row r="3"><c r="A3" t="str"><v>#N/A</v></c><c r="B3" t="str"><v>b</v></c></row>`,
      },
    });
    expect(rows).toEqual([
      { number: 2, cells: ["A", "#DIV/0!", ""], errors: [1] },
      { number: 3, cells: ["#N/A", "b", ""] },
    ]);
  });

  test("may omit cells and rows", async () => {
    const { rows } = await read({
      sheets: {
        Works: `${textRows([header])}<row r="7"><c r="A7" t="str"><v>A</v></c><c r="B7" t="str"><v>a</v></c></row><row r="9"/><row r="12"><c r="C12" t="str"><v>c</v></c></row>`,
      },
    });
    expect(rows).toEqual([
      { number: 7, cells: ["A", "a", ""] },
      { number: 12, cells: ["", "", "c"] },
    ]);
  });

  test.each([
    ["A1:C1", []],
    ["A4:A5", [expect.stringContaining("only the first was read")]],
  ])("may have a title above its header, and merged cells %s", async (merged, wanted) => {
    const { reading, notes } = await read({
      sheets: { Works: textRows([["Our works"], [], header, ["A", "a", ""], ["", "b", ""]]) },
      behind: `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>`,
    });
    expect(reading.headerRow.value).toBe(3);
    expect(notes).toEqual(wanted);
  });
});

describe("sheet-table: omitted content is reported", () => {
  const row = '<c r="A2" t="str"><v>A</v></c><c r="B2" t="str"><v>b</v></c>';
  const notesOf = async (given: TestSpreadsheet) => (await read(given)).notes;

  test("links, whose text is read", async () => {
    const behind = '<hyperlinks><hyperlink ref="A2"/></hyperlinks>';
    expect(await notesOf(one(row, { behind }))).toEqual([
      "1 cell has a link. The import read only its text.",
    ]);
    const formula = '<c r="C2" t="str"><f>HYPERLINK("https://a.example/","c")</f><v>c</v></c>';
    expect(await notesOf(one(row + formula, { behind }))).toEqual([
      "2 cells have links. The import read only their texts.",
    ]);
  });

  test("comments, images and hidden sheets", async () => {
    const more = ["media/image1.png", "media/image2.png", "comments1.xml"].map((name) => ({
      name: `xl/${name}`,
      content: "x",
    }));
    const { sheets } = one(row, {});
    const given = { sheets: { ...sheets, Prices: "" }, hidden: ["Prices"], more };
    expect(await notesOf(given)).toEqual([
      "The file has comments on cells. The import left them out.",
      "The file holds 2 pictures. The import read only cells.",
      "Hidden sheets, not read: “Prices”.",
    ]);
  });
});

describe("sheet-table: of several sheets", () => {
  const sheets = {
    Hidden: textRows([header, ["H", "h"]]),
    "Read me": textRows([["Nothing here"]]),
    Works: textRows([header, ["A", "a"]]),
    More: textRows([header, ["B", "b"]]),
  };

  test("the first one with a header is read, and the others are listed", async () => {
    const { reading, rows } = await read({ sheets, hidden: ["Hidden"] });
    expect(rows[0]?.cells[0]).toBe("A");
    expect(reading.written).toEqual({
      form: "spreadsheet",
      sheet: { value: "Works", sure: "likely" },
      otherSheets: ["Read me", "More"],
    });
  });

  test("another one is read if it is chosen by an existing name", async () => {
    expect((await read({ sheets }, { sheet: "more" })).rows[0]?.cells[0]).toBe("B");
    expect(await refusal({ sheets }, { sheet: "Less" })).toContain(
      "There is no sheet “Less”. Found: “Hidden”, “Read me”, “Works”, “More”.",
    );
  });
});

describe("sheet-table: is rejected with the reason", () => {
  test("for a formula without a result", async () => {
    expect(await refusal(one('<c r="A2" t="str"><v>A</v></c><c r="B2"><f>A2</f></c>'))).toContain(
      "Cell B2 holds a formula without its result",
    );
    const empty = '<c r="A2" t="str"><v>A</v></c><c r="B2"><f>C2</f><v></v></c>';
    expect(await refusal(one(empty))).toContain("Cell B2 holds a formula without its result");
    const text = '<c r="A2" t="str"><v>A</v></c><c r="B2" t="str"><f>C2</f><v></v></c>';
    expect((await read(one(text))).rows[0]?.cells).toEqual(["A", "", ""]);
  });

  test.each([
    ["a text that is not there", '<c r="A2" t="s"><v>9</v></c>'],
    ["a cell beyond all columns", '<c r="ZZZ2" t="str"><v>A</v></c>'],
    ["rows in the wrong order", '</row><row r="1">'],
    ["elements that are not closed", "<c>"],
  ])("for %s", async (_, cells) => {
    expect(await refusal(one(cells))).toContain("The spreadsheet is damaged");
  });

  test("for a part with a wrong checksum", async () => {
    const file = xlsx(one('<c r="A2" t="str"><v>A</v></c><c r="B2" t="str"><v>b</v></c>'));
    // The checksum of the sheet in the archive's directory, which is the last occurrence of the name.
    const name = file.lastIndexOf("xl/worksheets/sheet0.xml");
    file.writeUInt32LE(1, name - 30);
    expect(await refusal(file)).toContain("The spreadsheet is damaged");
  });

  test("for entity definitions, which could expand endlessly", async () => {
    const workbook = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">]><workbook>&a;</workbook>';
    const content = [
      { name: "_rels/.rels", content: "<Relationships/>" },
      { name: "xl/_rels/workbook.xml.rels", content: "<Relationships/>" },
      { name: "xl/workbook.xml", content: workbook },
    ];
    expect(await refusal(zip(content))).toContain("The spreadsheet is damaged");
  });

  test("for a part that expands far beyond the size of a sheet", async () => {
    const more = [{ name: "xl/media/bomb", content: Buffer.alloc(40 * 1024 ** 2) }];
    expect(await refusal({ ...one(""), more })).toContain("expands to far more");
  });

  test("for having no visible sheet or no content", async () => {
    expect(await refusal({ sheets: { A: "" }, hidden: ["A"] })).toContain("no sheet that is shown");
    expect(await refusal({ sheets: { A: "" } })).toContain("only blank rows");
  });
});
