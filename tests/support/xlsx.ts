import { zip } from "./zip.ts";
import type { ZipFile } from "./zip.ts";

/** A spreadsheet of handwritten parts. */
export type TestSpreadsheet = {
  /** Rows of each sheet by its name, as `<row>` elements. */
  sheets: Record<string, string>;
  /** Shared strings, as `<si>` elements. */
  shared?: string;
  /** Number formats by style index, from 1. */
  formats?: string[];
  /** Content after the rows of every sheet. */
  behind?: string;
  workbook?: string;
  hidden?: string[];
  more?: ZipFile[];
};

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Returns an XLSX file with these parts. */
export function xlsx({
  sheets,
  shared = "",
  formats = [],
  behind = "",
  workbook = "",
  hidden = [],
  more = [],
}: TestSpreadsheet): Buffer {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (list: string) =>
    `${declared}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`;
  const codes = formats.map(
    (code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
  );
  const styles = formats.map((_, i) => `<xf numFmtId="${164 + i}"/>`);
  return zip([
    {
      name: "_rels/.rels",
      content: relations(relation("r1", "officeDocument", "xl/workbook.xml")),
    },
    {
      name: "xl/workbook.xml",
      content: `${declared}<workbook ${spreadsheet} xmlns:r="${office}">${workbook}<sheets>${names
        .map((name, i) => {
          const state = hidden.includes(name) ? ' state="hidden"' : "";
          return `<sheet name="${name}" sheetId="${i + 1}"${state} r:id="s${i}"/>`;
        })
        .join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relations(
        names.map((_, i) => relation(`s${i}`, "worksheet", `worksheets/sheet${i}.xml`)).join("") +
          relation("t", "sharedStrings", "/xl/sharedStrings.xml") +
          relation("f", "styles", "styles.xml"),
      ),
    },
    { name: "xl/sharedStrings.xml", content: `${declared}<sst ${spreadsheet}>${shared}</sst>` },
    {
      name: "xl/styles.xml",
      content: `${declared}<styleSheet ${spreadsheet}><numFmts>${codes.join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join("")}</cellXfs></styleSheet>`,
    },
    ...Object.values(sheets).map((rows, i) => ({
      name: `xl/worksheets/sheet${i}.xml`,
      content: `${declared}<worksheet ${spreadsheet}><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    })),
    ...more,
  ]);
}

/** Returns rows of cells that contain their own text, the first in row 1. */
export function textRows(rows: readonly (readonly string[])[]): string {
  const escaped = (text: string) => text.replace(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return rows
    .map((cells) => {
      const inner = cells.map(
        (text) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
      );
      return `<row>${inner.join("")}</row>`;
    })
    .join("");
}
