import type { ImportProblemInput } from "../store/import-runs.ts";

/** How much is written in one transaction: whoever wants something else of the database waits meanwhile. */
export const batchLimits = {
  /** Works. */
  most: 200,
  /** A batch that has begun waits so long for more works, in milliseconds. */
  patience: 250,
  /** Characters, unless one work alone has more: cells may hold millions. */
  scales: { weigh: charactersOf, most: 8_000_000 },
};

function charactersOf(entry: { work: object } | { problem: ImportProblemInput }): number {
  return "work" in entry ? JSON.stringify(entry.work).length : entry.problem.message.length;
}
