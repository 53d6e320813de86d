import type { Outcome } from "../parts/refusal.ts";

/** Callbacks of an edit of an ended tour. */
export type EditOutcome = Outcome & {
  /** Called if the tour was edited meanwhile. The store contains its current state. */
  onConflict: (sentence: string) => void;
};
