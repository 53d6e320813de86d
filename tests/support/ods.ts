import { zip } from "./zip.ts";
import type { ZipFile } from "./zip.ts";

/** An OpenDocument spreadsheet of handwritten parts. */
export type TestDocument = {
  /** Content of each sheet by its name, as `<table:table-row>` elements. */
  sheets: Record<string, string>;
  /** Styles in `content.xml`, as elements. */
  styles?: string;
  /** Styles in `styles.xml`, as elements. */
  common?: string;
  hidden?: string[];
  /** Content of the manifest beside the file itself, as elements. */
  manifest?: string;
  /** The media type in `mimetype`; null omits that file. */
  type?: string | null;
  more?: ZipFile[];
};

export const spreadsheetType = "application/vnd.oasis.opendocument.spreadsheet";
const declared = '<?xml version="1.0" encoding="UTF-8"?>\n';
const oasis = "urn:oasis:names:tc:opendocument:xmlns";
const names = [
  ...["office", "table", "text", "style", "manifest"].map(
    (name) => `xmlns:${name}="${oasis}:${name}:1.0"`,
  ),
  `xmlns:number="${oasis}:datastyle:1.0"`,
  `xmlns:draw="${oasis}:drawing:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"',
].join(" ");

/** Returns an ODS file with these parts. */
export function ods({
  sheets,
  styles = "",
  common = "",
  hidden = [],
  manifest = "",
  type = spreadsheetType,
  more = [],
}: TestDocument): Buffer {
  const isShown = (name: string) => (hidden.includes(name) ? "not" : "shown");
  const tables = Object.entries(sheets).map(
    ([name, rows]) =>
      `<table:table table:name="${name}" table:style-name="${isShown(name)}">${rows}</table:table>`,
  );
  const own =
    '<style:style style:name="not" style:family="table"><style:table-properties table:display="false"/></style:style>' +
    '<style:style style:name="shown" style:family="table"><style:table-properties table:display="true"/></style:style>';
  return zip([
    ...(type === null ? [] : [{ name: "mimetype", content: type, stored: true }]),
    {
      name: "content.xml",
      content: `${declared}<office:document-content ${names}><office:automatic-styles>${own}${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables.join("")}</office:spreadsheet></office:body></office:document-content>`,
    },
    {
      name: "styles.xml",
      content: `${declared}<office:document-styles ${names}><office:styles>${common}</office:styles></office:document-styles>`,
    },
    {
      name: "META-INF/manifest.xml",
      content: `${declared}<manifest:manifest ${names}><manifest:file-entry manifest:full-path="/" manifest:media-type="${spreadsheetType}"/>${manifest}</manifest:manifest>`,
    },
    ...more,
  ]);
}

/** Returns a row; `cells` are elements. */
export function odsRow(cells: string, attributes = ""): string {
  return `<table:table-row ${attributes}>${cells}</table:table-row>`;
}

/** Returns a cell that shows a text and may have a value. */
export function odsCell(shown: string, attributes = 'office:value-type="string"'): string {
  const paragraphs = shown.split("\n").map((text) => `<text:p>${paragraph(text)}</text:p>`);
  return `<table:table-cell ${attributes}>${shown === "" ? "" : paragraphs.join("")}</table:table-cell>`;
}

/** Returns rows of cells that contain their own text, the first in row 1. */
export function odsRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => odsRow(cells.map((text) => odsCell(text)).join(""))).join("");
}

/** Encodes text like spreadsheet programs, which write further consecutive spaces as an element. */
function paragraph(text: string): string {
  return text
    .replace(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll("\t", "<text:tab/>")
    .replace(/^ +|(?<= ) +/g, (spaces) => `<text:s text:c="${spaces.length}"/>`);
}
