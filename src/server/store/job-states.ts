import type { JobStage } from "./tables/import-jobs.ts";
import type { ImportState } from "./tables/imports.ts";

/** What an import is in while it is in each of its stages. */
export const stateOf = { READ: "READING", APPLY: "RUNNING" } as const satisfies Record<
  JobStage,
  ImportState
>;

/** The states in which an import at the desk is worked on, or waits for that. */
export const workedOn: readonly ImportState[] = Object.values(stateOf);
