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

/** A row of such a list without these columns; a row that is too short or too long stays as it is. */
export function withoutProblemColumns(cells: readonly string[], width: number): string[] {
  return cells.slice(0, cells.length === width ? width - problemColumns.length : cells.length);
}
