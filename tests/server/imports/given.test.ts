import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lookAt } from "../../../src/server/imports/given.ts";
import { ods } from "../../support/ods.ts";
import { textRows, xlsx } from "../../support/xlsx.ts";
import { zip } from "../../support/zip.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-given-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rows = textRows([["identifier", "title"]]);
const iiif = (part: string) => `http://iiif.io/api/${part}/context.json`;
const openDocument = (kind: string) =>
  ods({ sheets: {}, type: `application/vnd.oasis.opendocument.${kind}` });
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

test.each<[string, string, string | Buffer]>([
  ["text", "a table in text form (CSV, TSV or the like)", "identifier,title\nA,a\n"],
  ["text", "a table in text form (CSV, TSV or the like)", gzipSync("identifier,title\nA,a\n")],
  [
    "text",
    "a table in text form (CSV, TSV or the like)",
    Buffer.from("\ufeffidentifier\ttitle", "utf16le"),
  ],
  [
    "spreadsheet",
    "a spreadsheet (XLSX) with 3 sheets",
    xlsx({ sheets: { A: rows, B: "", C: "" } }),
  ],
  ["spreadsheet", "a spreadsheet (XLSX) with 1 sheet", xlsx({ sheets: { A: rows } })],
  ["spreadsheet", "a spreadsheet (ODS) with 2 sheets", ods({ sheets: { A: "", B: "" } })],
  ["spreadsheet", "a spreadsheet (ODS) with 1 sheet", ods({ sheets: { A: "" }, type: null })],
  [
    "archive",
    "a ZIP archive with 1 table, 2 pictures, 1 other file",
    zip([
      { name: "a.csv" },
      { name: "b.jpg" },
      { name: "c/d.tif" },
      { name: "e.txt" },
      { name: ".DS_Store" },
    ]),
  ],
  ["archive", "a ZIP archive with nothing in it", zip([])],
  ["picture", "a picture (JPG)", jpeg],
  [
    "iiif",
    "a IIIF manifest (version 3)",
    JSON.stringify({ "@context": iiif("presentation/3"), type: "Manifest" }),
  ],
  [
    "iiif",
    "a IIIF manifest (version 2)",
    JSON.stringify({ "@context": iiif("presentation/2"), "@type": "sc:Manifest" }),
  ],
  [
    "iiif",
    "a IIIF Collection (version 3)",
    JSON.stringify({
      "@context": ["x", iiif("presentation/3")],
      type: "Collection",
      items: [{ type: "Manifest" }],
    }),
  ],
  [
    "iiif",
    "a IIIF picture's description (info.json, version 2)",
    JSON.stringify({ "@context": iiif("image/2"), profile: ["level2"] }),
  ],
  ["json-lines", "a list in JSON Lines", '{"a":1}\n{"a":2}\n'],
  ["json-lines", "a list in JSON Lines", gzipSync(`{"a":"${"x".repeat(9_000)}"}\n{"a":2}\n`)],
  ["text", "a table in text form (CSV, TSV or the like)", "id,title\nA,\0\n"],
  ["other", "a JSON file", '{"a":1}'],
  ["other", "a JSON file", gzipSync('{\n"a":1}')],
  ["other", "a JSON file", gzipSync('{"a":1}\n')],
  ["other", "a damaged JSON file", '{"a":1'],
  ["other", "a web page (HTML)", "<!DOCTYPE html><title>A</title>"],
  ["other", "an SVG drawing", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["other", "a PDF document", "%PDF-1.7"],
  ["other", "an old Excel or Word file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ["other", "a Photoshop document", "8BPS\0\u0001"],
  ["other", "a Word document", zip([{ name: "word/document.xml" }])],
  ["other", "an OpenDocument text (ODT)", openDocument("text")],
  ["other", "an OpenDocument presentation (ODP)", openDocument("presentation")],
  ["other", "an OpenDocument file that is no spreadsheet", openDocument("graphics")],
  ["other", "a binary spreadsheet (XLSB)", zip([{ name: "xl/workbook.bin" }])],
  ["other", "an empty file", ""],
  ["other", "a file of a kind that is not known here", Buffer.from([1, 2, 0, 0, 0, 9, 7])],
])("given: is recognised as %s with the description: %s", async (kind, words, content) => {
  // The file name must not matter.
  const path = join(folder, "given.csv");
  await writeFile(path, content);
  expect(await lookAt(path)).toEqual({ kind, words });
});

test("given: is a spreadsheet even if its blank cells compress far better than an image", async () => {
  const blank = '<table:table-row><table:table-cell table:style-name="a"/></table:table-row>';
  const path = join(folder, "blank.ods");
  await writeFile(path, ods({ sheets: { A: blank.repeat(250_000) } }));
  expect(await lookAt(path)).toEqual({
    kind: "spreadsheet",
    words: "a spreadsheet (ODS) with 1 sheet",
  });
});

test("given: is a folder with any content", async () => {
  await mkdir(join(folder, "pictures"));
  expect(await lookAt(join(folder, "pictures"))).toMatchObject({
    kind: "folder",
    words: "a folder with nothing in it",
  });
  for (const name of ["a.jpg", "b.jpg", "works.ods", "~$works.xlsx"]) {
    await writeFile(join(folder, "pictures", name), "x");
  }
  expect((await lookAt(join(folder, "pictures"))).words).toBe("a folder with 1 table, 2 pictures");
});
