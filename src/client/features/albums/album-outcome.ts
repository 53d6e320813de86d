import type { Refusal } from "../parts/refusal.ts";
import type { Entry } from "./albumEntry.ts";
import type { AlbumFacts } from "./album-order.ts";

/** Told what a change of an album's entries came to. */
export type EntryOutcome = {
  onAnswered: (facts: AlbumFacts<Entry>) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Told what another change came to. */
export type Outcome = {
  onDone?: () => void;
  onRefused: (refusal: Refusal) => void;
};
