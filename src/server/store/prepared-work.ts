import type { derivedColumns } from "./derived.ts";
import type { WorkInput } from "./work-input.ts";

/** A work with what is stored beside it. */
export type PreparedWork = {
  id: string;
  slug: string;
  /** The number of the revision it comes to. */
  revision: number;
  input: WorkInput;
  derived: ReturnType<typeof derivedColumns>;
};
