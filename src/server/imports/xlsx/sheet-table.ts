import { isHeader } from "../header.ts";
import { ImportFailure } from "../import-failure.ts";
import { quoted } from "../quoted.ts";
import { shortList } from "../source-notes.ts";
import { firstFilled } from "../table.ts";
import type { TableContents } from "../table.ts";
import type { TableSettings } from "../table-settings.ts";
import { openWorkbook } from "./workbook.ts";
import type { BesideTexts } from "./sheet-rows.ts";
import type { Sheet, Workbook } from "./workbook.ts";

/**
 * Opens the sheet of a spreadsheet that was asked for, or the first with a header.
 *
 * @throws ImportFailure if the file is damaged, or there is no such sheet
 */
export async function openSheetTable(path: string, asked: TableSettings): Promise<TableContents> {
  const workbook = await openWorkbook(path);
  const { sheet, sure } = await chooseSheet(workbook, asked);
  const otherSheets = workbook.sheets.filter((one) => one !== sheet).map(({ name }) => name);
  let beside: BesideTexts = { lastMerged: 0, links: 0 };
  return {
    written: { form: "spreadsheet", sheet: { value: sheet.name, sure }, otherSheets },
    rows: () => workbook.rows(sheet, (read) => (beside = read)),
    notes: (headerRow) => leftOut(workbook, beside, headerRow),
  };
}

/** What of a spreadsheet is left out, in sentences. */
function leftOut(
  { hidden, pictures, hasComments }: Workbook,
  { lastMerged, links }: BesideTexts,
  headerRow: number,
): string[] {
  const notes: string[] = [];
  if (lastMerged > headerRow) {
    notes.push("Of cells that are merged only the first was read; the others count as blank.");
  }
  if (links > 0) notes.push(`Of ${cells(links)} with a link only the text was read.`);
  if (hasComments) notes.push("Comments on cells were left out.");
  if (pictures > 0) {
    const some = pictures === 1 ? "A picture" : `${pictures.toLocaleString("en")} pictures`;
    notes.push(`${some} within the spreadsheet ${pictures === 1 ? "was" : "were"} left out.`);
  }
  if (hidden.length > 0)
    notes.push(`Hidden, and not read: ${shortList(hidden.map((name) => quoted(name)))}.`);
  return notes;
}

const cells = (count: number) => (count === 1 ? "a cell" : `${count.toLocaleString("en")} cells`);

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
    const head = await firstFilled(workbook.rows(sheet));
    if (head.some(({ cells }) => isHeader(cells, asked))) {
      return { sheet, sure: sheets.length === 1 ? "certain" : "likely" };
    }
    if (head.length > 0) filled ??= sheet;
  }
  const sheet = filled ?? sheets[0];
  if (!sheet) throw new ImportFailure("The spreadsheet has no sheet that is shown.");
  return { sheet, sure: "likely" };
}
