import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDocument } from "../../../../src/server/imports/ods/open-document.ts";
import { openSheetTable } from "../../../../src/server/imports/sheets/sheet-table.ts";
import { openSource } from "../../../../src/server/imports/source.ts";
import type { TableRow } from "../../../../src/server/imports/table-rows.ts";
import { ods, odsCell, odsRow, odsRows } from "../../../support/ods.ts";
import type { TestDocument } from "../../../support/ods.ts";
import { runs } from "../../../support/runs.ts";
import { textRows, xlsx } from "../../../support/xlsx.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-ods-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function open(given: TestDocument) {
  return openDocument(await put("works.ods", ods(given)));
}

/** Returns the rows of the first sheet. */
async function rowsOf(given: TestDocument): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const [sheet] = (await open(given)).sheets;
  for await (const row of sheet?.rows() ?? []) rows.push(row);
  return rows;
}

async function cellsOf(cells: string, more: Partial<TestDocument> = {}) {
  return (await rowsOf({ sheets: { Works: odsRow(cells) }, ...more }))[0]?.cells;
}

const value = (type: string, of: string, more = "") =>
  `office:value-type="${type}" office:${["float", "currency", "percentage"].includes(type) ? "" : `${type}-`}value="${of}" ${more}`;
const cellStyle = (name: string, data: string, parent = "Default") =>
  `<style:style style:name="${name}" style:family="table-cell" style:parent-style-name="${parent}" ${data === "" ? "" : `style:data-style-name="${data}"`}/>`;
const styled = (kind: string, parts: string) =>
  `<number:${kind}-style style:name="N">${parts}</number:${kind}-style>${cellStyle("ce", "N")}`;
const year = '<number:year number:style="long"/>';
const month = '<number:month number:style="long"/>';
const time = "<number:hours/><number:text>:</number:text><number:minutes/>";

describe("open-document: a sheet", () => {
  test("is read back cell by cell", async () => {
    const cell = fc
      .string({ unit: "grapheme", maxLength: 12 })
      .map((text) => text.replace(/[^\P{C}\n\t\u200e\u200f]/gu, ""));
    const spaced = fc.constantFrom("  a", "a   b", " ", "a\tb", "a\n\nb", "a ");
    const rows = fc.array(fc.tuple(cell, spaced, cell), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(rows, async (body) => {
        const read = await rowsOf({ sheets: { Works: odsRows(body) } });
        const padded = read.map(({ cells }) => [...cells, "", ""].slice(0, 3));
        expect(padded).toEqual(body);
        expect(read.map(({ number }) => number)).toEqual(body.map((_, i) => i + 1));
      }),
      { numRuns: runs(60) },
    );
  });

  test("gives the same works as the same table in CSV and in XLSX", async () => {
    const header = ["identifier", "title", "date", "number", "share", "shown"];
    const works = async (name: string, content: string | Buffer) => {
      const source = await openSource(await put(name, content), null);
      const results = [];
      for await (const { row, result } of source.entries()) results.push([row, result]);
      return results;
    };
    const ofText = await works(
      "same.csv",
      `${header.join()}\n0042,Käthe  Kollwitz,1978-05-17,1850.5,12.5%,TRUE\n`,
    );
    const cells = [
      '<c s="1"><v>42</v></c><c t="str"><v>Käthe  Kollwitz</v></c><c s="2"><v>28627</v></c>',
      '<c><v>1850.5</v></c><c s="3"><v>0.125</v></c><c t="b"><v>1</v></c>',
    ].join("");
    const formats = ["0000", "dd/mm/yyyy", "0.0%"];
    const sheet = `${textRows([header])}<row>${cells}</row>`;
    expect(await works("same.xlsx", xlsx({ sheets: { Works: sheet }, formats }))).toEqual(ofText);
    const styles =
      '<number:number-style style:name="N1"><number:number number:min-integer-digits="4"/></number:number-style>' +
      `<number:date-style style:name="N2"><number:day/>${month}${year}</number:date-style>` +
      '<number:percentage-style style:name="N3"><number:number number:decimal-places="1" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style>' +
      ["1", "2", "3"].map((n) => cellStyle(`ce${n}`, `N${n}`)).join("");
    const row = odsRow(
      odsCell("0042", value("float", "42", 'table:style-name="ce1"')) +
        odsCell("Käthe  Kollwitz") +
        odsCell("17.05.1978", value("date", "1978-05-17", 'table:style-name="ce2"')) +
        odsCell("1.850,5", value("float", "1850.5")) +
        odsCell("12,5 %", value("percentage", "0.125", 'table:style-name="ce3"')) +
        odsCell("WAHR", value("boolean", "true")),
    );
    const document = ods({ sheets: { Works: odsRows([header]) + row }, styles });
    expect(await works("same.ods", document)).toEqual(ofText);
  });

  const number = (digits: number, more = "") =>
    `<number:number number:min-integer-digits="${digits}" ${more}/>`;
  test.each([
    ["1.0", "float", "", "1"],
    ["0.30000000000000004", "float", "", "0.3"],
    ["1850", "float", styled("number", number(1, 'number:grouping="true"')), "1850"],
    ["42", "float", styled("number", number(5)), "00042"],
    ["7", "float", styled("number", `<number:text>PK-</number:text>${number(3)}`), "PK-007"],
    [
      "197812",
      "float",
      styled(
        "number",
        '<number:number number:min-integer-digits="6"><number:embedded-text number:position="2">-</number:embedded-text></number:number>',
      ),
      "1978-12",
    ],
    [
      "5",
      "currency",
      '<number:currency-style style:name="P0"><number:currency-symbol>€</number:currency-symbol><number:number number:min-integer-digits="1"/></number:currency-style>' +
        styled(
          "currency",
          '<number:text>-</number:text><number:currency-symbol>€</number:currency-symbol><number:number number:min-integer-digits="1"/><style:map style:condition="value()&gt;=0" style:apply-style-name="P0"/>',
        ),
      "€5",
    ],
    ["2.3", "currency", styled("currency", number(1, 'number:decimal-places="2"')), "2.3"],
    ["0.07", "percentage", "", "7%"],
    ["true", "boolean", "", "TRUE"],
    ["1850-05-17", "date", "", "1850-05-17"],
    ["1978-05-17T12:00:00", "date", "", "1978-05-17T12:00"],
    ["1978-05-17T12:00:00", "date", styled("date", year + month + "<number:day/>"), "1978-05-17"],
    ["1978-05-17", "date", styled("date", `${month}${year}`), "1978-05"],
    ["1978-05-17", "date", styled("date", year), "1978"],
    ["-0044-03-15", "date", "", "-0044-03-15"],
    ["PT18H00M00S", "time", styled("time", time), "18:00"],
    ["PT30H15M00S", "time", "", "30:15:00"],
    ["not a number", "float", "", "not a number"],
  ])("gives %s as a %s in the same format as XLSX", async (of, type, styles, wanted) => {
    const cell = odsCell("shown", value(type, of, 'table:style-name="ce"'));
    expect(await cellsOf(cell, { styles })).toEqual([wanted]);
  });

  test("has formats from the style of the cell, its row, its column, and their parent styles", async () => {
    const styles =
      '<number:number-style style:name="N3"><number:number number:min-integer-digits="3"/></number:number-style>' +
      '<number:number-style style:name="N4"><number:number number:min-integer-digits="4"/></number:number-style>' +
      cellStyle("three", "", "Three") +
      cellStyle("four", "N4");
    const common = cellStyle("Three", "N3");
    const cell = (more = "") => odsCell("7", value("float", "7", more));
    const columns =
      '<table:table-column table:number-columns-repeated="2"/><table:table-column table:default-cell-style-name="three"/>';
    const rows =
      odsRow(cell() + cell('table:style-name="four"') + cell() + cell()) +
      odsRow(cell() + cell() + cell(), 'table:default-cell-style-name="four"');
    const read = await rowsOf({ sheets: { Works: columns + rows }, styles, common });
    expect(read.map(({ cells }) => cells)).toEqual([
      ["7", "0007", "007", "7"],
      ["0007", "0007", "0007"],
    ]);
  });

  test("may repeat cells and rows, and is padded with blank ones", async () => {
    const blank = '<table:table-cell table:number-columns-repeated="16384"/>';
    const twice = odsCell("b", 'office:value-type="string" table:number-columns-repeated="2"');
    const gap = '<table:table-cell table:number-columns-repeated="2"/>';
    const rows =
      odsRow(odsCell("a"), 'table:number-rows-repeated="2"') +
      odsRow(blank, 'table:number-rows-repeated="3"') +
      odsRow(gap + twice + blank) +
      odsRow(blank, 'table:number-rows-repeated="1048576"');
    const grouped = `<table:table-header-rows>${odsRow(odsCell("h"))}</table:table-header-rows><table:table-row-group>${rows}</table:table-row-group>`;
    expect(await rowsOf({ sheets: { Works: grouped } })).toEqual([
      { number: 1, cells: ["h"] },
      { number: 2, cells: ["a"] },
      { number: 3, cells: ["a"] },
      { number: 7, cells: ["", "", "b", "b"] },
    ]);
  });

  test("reports cells with errors, from LibreOffice and other programs", async () => {
    const error = (shown: string, more: string) =>
      odsCell(shown, `table:formula="of:=1/0" ${more}`);
    const cells =
      error(
        "#N/A",
        'office:value-type="string" office:string-value="" calcext:value-type="error"',
      ) +
      error("#DIV/0!", 'office:value-type="float" office:value="0"') +
      error("Err:502", 'office:value-type="string"') +
      odsCell("#N/A");
    expect(await rowsOf({ sheets: { Works: odsRow(cells) } })).toEqual([
      { number: 1, cells: ["#N/A", "#DIV/0!", "Err:502", "#N/A"], errors: [0, 1, 2] },
    ]);
  });

  test("gives the results of formulas, and is rejected if one has no result", async () => {
    const formula = (result: string, shown = "") =>
      `<table:table-cell table:formula="of:=[.A1]" ${result}>${shown}</table:table-cell>`;
    const empty = 'office:value-type="string" office:string-value=""';
    const cells =
      formula(value("float", "3"), "<text:p/>") + formula(empty) + formula("", "<text:p/>");
    expect(await cellsOf(cells + odsCell("z"))).toEqual(["3", "", "", "z"]);
    await expect(cellsOf(odsCell("a") + formula(""))).rejects.toThrow(
      /^Cell B1 holds a formula without its result/,
    );
  });
});

describe("open-document: omitted content is reported", () => {
  const header = odsRows([["identifier", "title"]]);
  const notesOf = async (given: TestDocument) => {
    const { rows, notes } = await openSheetTable(await open(given), {});
    const read: string[][] = [];
    for await (const { cells } of rows()) read.push(cells);
    return { read, notes: notes(1) };
  };

  test("comments, shapes and images on cells, and phonetic readings of East Asian texts", async () => {
    const ruby =
      "<text:ruby><text:ruby-base>北斎</text:ruby-base><text:ruby-text>ホクサイ</text:ruby-text></text:ruby>";
    const cells =
      "<table:table-cell><office:annotation><text:p>Check this</text:p></office:annotation><text:p>A</text:p></table:table-cell>" +
      `<table:table-cell><draw:frame><draw:image/><text:p>x</text:p></draw:frame><text:p>${ruby}</text:p></table:table-cell>`;
    const shapes = "<table:shapes><draw:frame><text:p>A box</text:p></draw:frame></table:shapes>";
    const more = [{ name: "Pictures/1.png" }, { name: "Thumbnails/thumbnail.png" }];
    expect(await notesOf({ sheets: { Works: shapes + header + odsRow(cells) }, more })).toEqual({
      read: [
        ["identifier", "title"],
        ["A", "北斎"],
      ],
      notes: [
        "The file has comments on cells. The import left them out.",
        "The file holds 1 picture. The import read only cells.",
      ],
    });
  });

  test("links, whose text is read, and all but the first of merged cells", async () => {
    const link =
      '<table:table-cell><text:p>to <text:a xlink:href="x">A</text:a></text:p></table:table-cell>';
    const formula = odsCell("c", 'office:value-type="string" table:formula="of:=HYPERLINK(1;2)"');
    const merged =
      odsCell("m", 'table:number-columns-spanned="2" table:number-rows-spanned="1"') +
      "<table:covered-table-cell><text:p>below</text:p></table:covered-table-cell>";
    const rows = header + odsRow(link + formula) + odsRow(merged + odsCell("z"));
    expect(await notesOf({ sheets: { Works: rows } })).toEqual({
      read: [
        ["identifier", "title"],
        ["to A", "c"],
        ["m", "", "z"],
      ],
      notes: [
        "Of cells that are merged only the first was read; the others count as blank.",
        "2 cells have links. The import read only their texts.",
      ],
    });
  });

  test("hidden sheets, except caches of other files", async () => {
    const sheets = { Prices: header, "'file:///a.ods'#Sheet1": header, Works: header, More: "" };
    const { sheets: shown, hidden } = await open({ sheets, hidden: ["Prices"] });
    expect(shown.map(({ name }) => name)).toEqual(["Works", "More"]);
    expect(hidden).toEqual(["Prices"]);
    const none = await open({ sheets: { Prices: header }, hidden: ["Prices"] });
    await expect(openSheetTable(none, {})).rejects.toThrow(/no sheet that is shown/);
  });
});
