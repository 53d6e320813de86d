import { unguardCell } from "../exports/cells.ts";

/** Additional columns of a list of rejected rows; they are ignored when it is imported. */
export const problemColumns = ["row", "reason"] as const;

/** Note that they were ignored. */
export const problemColumnsNote =
  "The columns “row” and “reason” of the list of refused rows were left out.";

/** Returns whether a header is that of a list of rejected rows. */
export function hasProblemColumns(labels: readonly string[]): boolean {
  const [row, reason] = labels.slice(-problemColumns.length);
  return labels.length > problemColumns.length && row === "row" && reason === "reason";
}

/** Returns a row of such a list as it was in the source; one that is too short or too long retains all its cells. */
export function withoutProblemColumns(cells: readonly string[], width: number): string[] {
  const own = cells.length === width ? cells.slice(0, width - problemColumns.length) : cells;
  return own.map(unguardCell);
}
