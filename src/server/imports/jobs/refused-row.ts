import type { ImportRowInput } from "../../store/import-rows.ts";
import type { ImportProblemInput } from "../../store/import-runs.ts";
import type { Column } from "../columns.ts";
import { refusedColumn } from "../refusal-reasons.ts";

/** Maximum number of characters of a cell that are shown. */
const cellLength = 200;

/**
 * Converts a rejected row to the form that is stored, with its cells, so that the user can correct it.
 *
 * @param columns of the table; empty if there is none
 */
export function refusedRow(
  { sequence, cells }: { sequence: number; cells?: readonly string[] | undefined },
  problem: ImportProblemInput,
  columns: readonly Column[],
): ImportRowInput {
  const { row, identifier, code, message, cell } = problem;
  const label = refusedColumn(problem, columns);
  const title = titleIn(cells ?? [], columns);
  return {
    sequence,
    row,
    identifier,
    ...(title !== "" && { title }),
    fate: "REFUSED",
    code,
    message,
    ...(label !== null && { column: label }),
    ...(cell !== undefined && { cell: shortened(cell) }),
    ...(cells && { cells: [...cells] }),
  };
}

/** Returns the title in the cells; empty if there is none, or if the number of cells differs from that of columns. */
function titleIn(cells: readonly string[], columns: readonly Column[]): string {
  if (cells.length !== columns.length) return "";
  const place = columns.findIndex(({ field }) => field === "title");
  return shortened(cells[place]?.trim() ?? "");
}

function shortened(cell: string): string {
  return cell.length > cellLength ? `${cell.slice(0, cellLength)}…` : cell;
}
