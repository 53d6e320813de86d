import type { Outcome } from "../parts/refusal.ts";

/** Told what an edit of a tour that is over came to. */
export type EditOutcome = Outcome & {
  /** Called if the tour was edited meanwhile: the store holds it as it now is. */
  onConflict: (sentence: string) => void;
};
