import type { ImportRowInput } from "../../store/import-rows.ts";
import type { ImportProblemInput } from "../../store/import-runs.ts";
import type { Column } from "../columns.ts";

/** Characters of a cell that are shown. */
const cellLength = 200;

/**
 * A refused row as it is kept, with its cells, so that it can be mended.
 *
 * @param columns of the table; empty if there is none
 */
export function refusedRow(
  { sequence, cells }: { sequence: number; cells?: readonly string[] | undefined },
  { row, identifier, code, message, column, cell }: ImportProblemInput,
  columns: readonly Column[],
): ImportRowInput {
  const pictures = columns.find(({ field }) => field === "images")?.label;
  const label = column ?? (cell === undefined ? undefined : pictures);
  return {
    sequence,
    row,
    identifier,
    fate: "REFUSED",
    code,
    message,
    ...(label !== undefined && { column: label }),
    ...(cell !== undefined && { cell: shortened(cell) }),
    ...(cells && { cells: [...cells] }),
  };
}

function shortened(cell: string): string {
  return cell.length > cellLength ? `${cell.slice(0, cellLength)}…` : cell;
}
