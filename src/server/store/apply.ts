import type { Database } from "./connection.ts";
import type { WorkInput } from "./work-input.ts";

/** What became of one work of an import. */
export type AppliedWork = {
  identifier: string;
  fate: "added" | "changed" | "unchanged";
  workId: string;
};

/** How many works one call of `applyWorks` takes. */
export const applyLimit = 500;

/** Adds and changes works in one short transaction. Throws `UnstorableWork` and then changes nothing. */
export function applyWorks(
  _db: Database,
  _importId: string,
  _works: readonly WorkInput[],
): Promise<AppliedWork[]> {
  throw new Error("Not there yet.");
}
