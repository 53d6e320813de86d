import { quoted } from "./quoted.ts";
import type { TableRow } from "./table-rows.ts";
import { RowRefused } from "./work-from-row.ts";

/**
 * Refuses a row in which a formula came to an error: what the cell should say nobody knows, and as an empty one it would take
 * away what a work that is there says.
 *
 * @param labels of the table's columns
 * @throws RowRefused
 */
export function refuseErrors({ number, cells, errors }: TableRow, labels: readonly string[]): void {
  for (const at of errors ?? []) {
    const column = labels[at];
    // What stands beside the table is refused as such.
    if (column === undefined) continue;
    const cell = cells[at] ?? "";
    const message = `The cell ${quoted(column)} holds an error of the spreadsheet, ${quoted(cell, 20)}. Mend its formula, or empty it.`;
    throw new RowRefused({ row: number, identifier: null, code: "error", message, column, cell });
  }
}
