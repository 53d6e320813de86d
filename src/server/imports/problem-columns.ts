import { unguardCell } from "../exports/cells.ts";

/** The columns a list of refused rows has behind those of its source; they are left out when it is read. */
export const problemColumns = ["row", "reason"] as const;

/** What is said when they are. */
export const problemColumnsNote =
  "The columns “row” and “reason” of the list of refused rows were left out.";

/** Whether a header is that of a list of refused rows. */
export function hasProblemColumns(labels: readonly string[]): boolean {
  const [row, reason] = labels.slice(-problemColumns.length);
  return labels.length > problemColumns.length && row === "row" && reason === "reason";
}

/** A row of such a list as it was in the source; one that is too short or too long keeps all its cells. */
export function withoutProblemColumns(cells: readonly string[], width: number): string[] {
  const own = cells.length === width ? cells.slice(0, width - problemColumns.length) : cells;
  return own.map(unguardCell);
}
