import { isHeader } from "../header.ts";
import { ImportFailure } from "../import-failure.ts";
import { quoted } from "../quoted.ts";
import { firstFilled } from "../table.ts";
import type { TableContents } from "../table.ts";
import type { TableSettings } from "../table-settings.ts";
import { openWorkbook } from "./workbook.ts";
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
  let lastMerged = 0;
  return {
    written: { form: "spreadsheet", sheet: { value: sheet.name, sure }, otherSheets },
    rows: () => workbook.rows(sheet, (row) => (lastMerged = row)),
    notes: (headerRow) =>
      lastMerged <= headerRow
        ? []
        : ["Of cells that are merged only the first was read; the others count as blank."],
  };
}

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
