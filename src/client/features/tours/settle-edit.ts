import type { PayloadError } from "relay-runtime";
import type { refusalOf } from "../parts/refusal.ts";
import { settleChange } from "./settle-change.ts";
import type { Outcome } from "./settle-change.ts";

/** Told what an edit came to. */
export type EditOutcome = Outcome & {
  /** Called if the tour was edited meanwhile: the store holds it as it now is. */
  onConflict: (sentence: string) => void;
};

type Answer = Parameters<typeof refusalOf>[0];

/** Tells what an edit of a tour that is over came to. */
export function settleEdit(
  answer: Answer,
  errors: readonly PayloadError[] | null,
  outcome: EditOutcome,
): void {
  if (answer?.__typename === "TourConflict") outcome.onConflict(answer.message ?? "");
  else settleChange(answer, errors, outcome);
}
