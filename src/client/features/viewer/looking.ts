import type { WorkReading } from "../../../view/address.ts";

/** How one comes to look at something else: by a step of the history, within the last one, or back. */
export type LookChange = "open" | "move" | "close";

/** What of a work is looked at, as the address has it, and how to look at something else. */
export type Looking = WorkReading & {
  /** The path and the search of exactly this. */
  readonly path: string;
  readonly onLook: (next: Omit<WorkReading, "dropped">, how: LookChange) => void;
};
