import type { ImportFate } from "../../store/tables/import-jobs.ts";
import type { Counts } from "../run.ts";

const names = {
  ADDED: "added",
  CHANGED: "changed",
  UNCHANGED: "unchanged",
  REFUSED: "refused",
} as const satisfies Record<ImportFate, keyof Counts>;

/** Returns the counts after these outcomes of rows. */
export function tally(counts: Counts, fates: readonly ImportFate[]): Counts {
  const next = { ...counts, rowsDone: counts.rowsDone + fates.length };
  for (const fate of fates) next[names[fate]] += 1;
  return next;
}
