import type { Refusal } from "./refusal.ts";

/** A change that was refused after its UI was unmounted. */
export type LateRefusal = {
  /** Sentence about what was not done. */
  readonly what: string;
  readonly refusal: Refusal;
};

let last: LateRefusal | null = null;
const listeners = new Set<() => void>();

/** Shows a refusal at the bottom of the viewport, on any page; null removes it. */
export function tellLate(next: LateRefusal | null): void {
  last = next;
  for (const listener of listeners) listener();
}

/** Returns the current refusal; null if there is none. */
export const lateRefusal = (): LateRefusal | null => last;

/** Calls back whenever the current refusal changes, until the returned function is called. */
export function onLateRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
