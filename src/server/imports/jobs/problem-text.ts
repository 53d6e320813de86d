import { csvRow } from "../../exports/cells.ts";
import { problemColumns } from "../problem-columns.ts";
import type { Connection } from "../../store/connection.ts";
import { refusedRows } from "../../store/import-rows.ts";

/** Rows read at a time. */
const pageSize = 500;

/**
 * The refused rows of an import as a CSV: their cells as they were read, and at the end the row in the source and the
 * reason, in columns that are left out when it is read again. No program takes a cell for a formula.
 *
 * @param labels of the source's columns; null if it is no table, and each row is told by its identifier
 */
export async function* problemText(
  db: Connection,
  importId: string,
  labels: readonly string[] | null,
): AsyncGenerator<string> {
  // Spreadsheet programs take a CSV for the system's own encoding unless it begins so.
  yield `\ufeff${csvRow([...(labels ?? ["identifier"]), ...problemColumns])}`;
  for (let after = -1; ;) {
    const rows = await refusedRows(db, importId, after, pageSize);
    const lines = rows.map(({ row, identifier, message, cells }) => {
      const own = labels ? fitting(cells ?? [identifier ?? ""], labels.length) : [identifier ?? ""];
      return csvRow([...own, String(row ?? ""), message ?? ""]);
    });
    if (lines.length > 0) yield lines.join("");
    after = rows.at(-1)?.sequence ?? after;
    if (rows.length < pageSize) return;
  }
}

/** As many cells as there are columns, if there are fewer; what is too much stays, for it is to be seen. */
function fitting(cells: readonly string[], width: number): string[] {
  return [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => "")];
}
