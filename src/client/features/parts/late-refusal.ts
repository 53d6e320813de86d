import type { Refusal } from "./refusal.ts";

/** A change that was refused when its place in the page was gone already. */
export type LateRefusal = {
  /** What was not done, as a sentence. */
  readonly what: string;
  readonly refusal: Refusal;
};

let last: LateRefusal | null = null;
const listeners = new Set<() => void>();

/** Tells of a refusal at the foot of the window, on whatever page somebody is by now; null ends that. */
export function tellLate(next: LateRefusal | null): void {
  last = next;
  for (const listener of listeners) listener();
}

/** What was told last; null if nothing is. */
export const lateRefusal = (): LateRefusal | null => last;

/** Calls back whenever something is told, until the returned function is called. */
export function onLateRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
