import { isHeader } from "../header.ts";
import { ImportFailure } from "../import-failure.ts";
import { openDocumentType } from "../ods/document-type.ts";
import { openDocument } from "../ods/open-document.ts";
import { quoted } from "../quoted.ts";
import { shortList } from "../source-notes.ts";
import { firstFilled } from "../table.ts";
import type { TableContents } from "../table.ts";
import type { TableSettings } from "../table-settings.ts";
import { openXlsx } from "../xlsx/open-xlsx.ts";
import { withParts } from "./workbook.ts";
import type { BesideTexts, Sheet, Workbook } from "./workbook.ts";

/**
 * Opens a spreadsheet, XLSX or ODS, detected from its content.
 *
 * @throws ImportFailure if it is damaged, locked or too large
 */
export async function openWorkbook(path: string): Promise<Workbook> {
  const document = await withParts(path, openDocumentType);
  return document === null ? openXlsx(path) : openDocument(path);
}

/**
 * Opens the selected sheet of a spreadsheet, or the first one with a header.
 *
 * @throws ImportFailure if the file is damaged, or there is no such sheet
 */
export async function openSheetTable(
  workbook: Workbook,
  asked: TableSettings,
): Promise<TableContents> {
  const { sheet, sure } = await chooseSheet(workbook, asked);
  const otherSheets = workbook.sheets.filter((one) => one !== sheet).map(({ name }) => name);
  let beside: BesideTexts = { lastMerged: 0, links: 0 };
  return {
    written: { form: "spreadsheet", sheet: { value: sheet.name, sure }, otherSheets },
    rows: () => sheet.rows((read) => (beside = read)),
    notes: (headerRow) => leftOut(workbook, beside, headerRow),
  };
}

/** Describes the contents of a spreadsheet that are not imported. */
function leftOut(
  { hidden, pictures, hasComments }: Workbook,
  { lastMerged, links }: BesideTexts,
  headerRow: number,
): string[] {
  const notes: string[] = [];
  if (lastMerged > headerRow) {
    notes.push("Of cells that are merged only the first was read; the others count as blank.");
  }
  if (links === 1) notes.push("1 cell has a link. The import read only its text.");
  if (links > 1) notes.push(`${count(links)} cells have links. The import read only their texts.`);
  if (hasComments) notes.push("The file has comments on cells. The import left them out.");
  if (pictures > 0) {
    const some = pictures === 1 ? "1 picture" : `${count(pictures)} pictures`;
    notes.push(`The file holds ${some}. The import read only cells.`);
  }
  if (hidden.length > 0) {
    notes.push(`Hidden sheets, not read: ${shortList(hidden.map((name) => quoted(name)))}.`);
  }
  return notes;
}

const count = (number: number) => number.toLocaleString("en");

async function chooseSheet(
  workbook: Workbook,
  asked: TableSettings,
): Promise<{ sheet: Sheet; sure: "asked" | "certain" | "likely" }> {
  const { sheets } = workbook;
  if (asked.sheet !== undefined) {
    const wanted = asked.sheet.trim().toLowerCase();
    const sheet = sheets.find(({ name }) => name.trim().toLowerCase() === wanted);
    if (sheet) return { sheet, sure: "asked" };
    const names = sheets
      .slice(0, 8)
      .map(({ name }) => quoted(name, 40))
      .join(", ");
    throw new ImportFailure(`There is no sheet ${quoted(asked.sheet)}. Found: ${names}.`);
  }
  let filled: Sheet | null = null;
  for (const sheet of sheets) {
    const head = await firstFilled(sheet.rows());
    if (head.some(({ cells }) => isHeader(cells, asked))) {
      return { sheet, sure: sheets.length === 1 ? "certain" : "likely" };
    }
    if (head.length > 0) filled ??= sheet;
  }
  const sheet = filled ?? sheets[0];
  if (!sheet) throw new ImportFailure("The spreadsheet has no sheet that is shown.");
  return { sheet, sure: "likely" };
}
