import { csvRow } from "../../exports/cells.ts";
import { problemColumns } from "../problem-columns.ts";
import type { Connection } from "../../store/connection.ts";
import { refusedRows } from "../../store/import-rows.ts";

/** Number of rows per query. */
const pageSize = 500;

/**
 * Generates the rejected rows of an import as a CSV: their original cells, then the row in the source and the reason,
 * in columns that are ignored when the table is imported again. No spreadsheet program evaluates a cell as a formula.
 *
 * @param labels of the source's columns; null if it is not a table and rows have only an identifier
 */
export async function* problemText(
  db: Connection,
  importId: string,
  labels: readonly string[] | null,
): AsyncGenerator<string> {
  // Spreadsheet programs assume the system's encoding for a CSV without a byte order mark.
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

/** Pads cells to the number of columns; excess cells remain, so that the user sees them. */
function fitting(cells: readonly string[], width: number): string[] {
  return [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => "")];
}
