import type { ImportProblemInput } from "../store/import-runs.ts";

/** Limits of one transaction: other queries wait for it. */
export const batchLimits = {
  /** Maximum number of works. */
  most: 200,
  /** Maximum time that a started batch waits for more works, in milliseconds. */
  patience: 250,
  /** Maximum number of characters, unless a single work has more: cells may have millions. */
  scales: { weigh: charactersOf, most: 8_000_000 },
};

function charactersOf(entry: { work: object } | { problem: ImportProblemInput }): number {
  return "work" in entry ? JSON.stringify(entry.work).length : entry.problem.message.length;
}
