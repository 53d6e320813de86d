import type { WorkReading } from "../../../view/address.ts";

/** How a change of the view affects the browser history: a new entry, the current entry, or back. */
export type LookChange = "open" | "move" | "close";

/** The view of a work in the URL, and the function that changes it. */
export type Looking = WorkReading & {
  /** Path and search of the URL for exactly this view. */
  readonly path: string;
  readonly onLook: (next: Omit<WorkReading, "dropped">, how: LookChange) => void;
};
