import type { Outcome } from "../parts/refusal.ts";
import type { Entry } from "./albumEntry.ts";
import type { PlacedFacts } from "../parts/placed-order.ts";

/** Callbacks for the outcome of a change of an album's entries. */
export type EntryOutcome = Pick<Outcome, "onRefused"> & {
  onAnswered: (facts: PlacedFacts<Entry>) => void;
};
