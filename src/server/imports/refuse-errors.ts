import { quoted } from "./quoted.ts";
import type { TableRow } from "./table-rows.ts";
import { RowRefused } from "./work-from-row.ts";

/**
 * Rejects a row in which a formula has an error: the intended value is unknown, and an empty value would overwrite that
 * of an existing work.
 *
 * @param labels of the table's columns
 * @throws RowRefused
 */
export function refuseErrors({ number, cells, errors }: TableRow, labels: readonly string[]): void {
  for (const at of errors ?? []) {
    const column = labels[at];
    // Cells beside the table are rejected for that reason.
    if (column === undefined) continue;
    const cell = cells[at] ?? "";
    const message = `The cell ${quoted(column)} holds an error of the spreadsheet, ${quoted(cell, 20)}. Mend its formula, or empty it.`;
    throw new RowRefused({ row: number, identifier: null, code: "error", message, column, cell });
  }
}
