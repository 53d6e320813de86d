import type { JobStage } from "./tables/import-jobs.ts";
import type { ImportState } from "./tables/imports.ts";

/** State of an import while it is in each of its stages. */
export const stateOf = { READ: "READING", APPLY: "RUNNING" } as const satisfies Record<
  JobStage,
  ImportState
>;

/** States in which an import in the dashboard runs or waits to run. */
export const workedOn: readonly ImportState[] = Object.values(stateOf);
