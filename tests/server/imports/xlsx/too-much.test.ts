import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readWholeXml } from "../../../../src/server/imports/sheets/read-xml.ts";
import { readSharedStrings } from "../../../../src/server/imports/xlsx/shared-strings.ts";
import { sheetRows } from "../../../../src/server/imports/xlsx/sheet-rows.ts";
import { openXlsx } from "../../../../src/server/imports/xlsx/open-xlsx.ts";
import { zip } from "../../../support/zip.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-xlsx-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* bytes(...pieces: readonly string[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece);
}
const megabyte = "a".repeat(1024 ** 2);
const context = { strings: [], formats: [], from1904: false };

async function rowsOf(...pieces: readonly string[]): Promise<number> {
  let rows = 0;
  for await (const _ of sheetRows(bytes(...pieces), context)) rows += 1;
  return rows;
}

describe("too-much: a spreadsheet is not read beyond the memory limits", () => {
  test("if one text is endless", async () => {
    const endless = bytes("<sst><si><t>", ...Array.from({ length: 70 }, () => megabyte));
    await expect(readWholeXml(endless, { open: () => undefined })).rejects.toThrow(
      /^The spreadsheet holds a text of more than 64 MB/,
    );
  });

  test("if the cells of a row exceed its limit", async () => {
    const cell = ['<c t="str"><v>', ...Array.from({ length: 4 }, () => megabyte), "</v></c>"];
    const row = ["<sheetData><row>", ...cell, ...cell, ...cell];
    expect(await rowsOf(...row, "</row></sheetData>")).toBe(1);
    await expect(
      rowsOf(
        ...row,
        "</row><row>",
        ...cell,
        ...cell,
        ...cell,
        ...cell,
        '<c t="str"><v>a</v></c></row></sheetData>',
      ),
    ).rejects.toThrow(/^Row 2 holds more than 16,777,216 characters/);
  });

  test("if few bytes refer to one long text repeatedly", async () => {
    const shared = { ...context, strings: [megabyte] };
    const row = '<row><c t="s"><v>0</v></c></row>';
    let rows = 0;
    const reading = (async () => {
      for await (const _ of sheetRows(bytes("<sheetData>", row.repeat(64), row), shared)) rows += 1;
    })();
    await expect(reading).rejects.toThrow(/^The spreadsheet holds too much text/);
    expect(rows).toBeLessThanOrEqual(64);
  });

  test("if a cell consists of countless texts", async () => {
    const text = ["<t>", ...Array.from({ length: 9 }, () => megabyte), "</t>"];
    await expect(rowsOf('<sheetData><row><c t="inlineStr"><is>', ...text, ...text)).rejects.toThrow(
      /^Row 1 holds more than/,
    );
  });

  test("if there are countless texts, even empty ones", async () => {
    const few = () => bytes("<sst>", "<si/>".repeat(1000), "</sst>");
    expect(await readSharedStrings(few())).toHaveLength(1000);
    await expect(readSharedStrings(few(), 15_000)).rejects.toThrow(/holds too much text/);
  });

  test("if the content beside the sheets is too large", async () => {
    const relations = '<Relationships><Relationship Id="s" Type="a/styles" Target="s.xml"/>';
    const path = join(folder, "works.xlsx");
    const large = { content: randomBytes(200_000), toldSize: 40 * 1024 ** 2 };
    await writeFile(
      path,
      zip([
        { name: "_rels/.rels", content: "<Relationships/>" },
        { name: "xl/_rels/workbook.xml.rels", content: `${relations}</Relationships>` },
        { name: "xl/workbook.xml", ...large },
      ]),
    );
    await expect(openXlsx(path)).rejects.toThrow(/^The spreadsheet holds too much beside/);
  });
});
