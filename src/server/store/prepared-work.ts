import type { derivedColumns } from "./derived.ts";
import type { WorkInput } from "./work-input.ts";

/** Work with its derived columns. */
export type PreparedWork = {
  id: string;
  slug: string;
  /** Number of its new revision. */
  revision: number;
  input: WorkInput;
  derived: ReturnType<typeof derivedColumns>;
};
