import type { PayloadError } from "relay-runtime";
import { refusalOf } from "../parts/refusal.ts";
import type { Refusal } from "../parts/refusal.ts";

/** Told what a change came to. */
export type Outcome = { onDone?: () => void; onRefused: (refusal: Refusal) => void };

type Answer = Parameters<typeof refusalOf>[0];

/** Tells what a change of a tour came to. */
export function settleChange(
  answer: Answer,
  errors: readonly PayloadError[] | null,
  { onDone, onRefused }: Outcome,
): void {
  if (answer?.__typename.endsWith("Success")) onDone?.();
  else onRefused(refusalOf(answer, errors));
}
