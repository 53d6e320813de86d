import { takenCacheOf } from "./taken-list.ts";

/** The browser's locks, which all tabs share; where it has none, tabs do not know of each other. */
export type Locks = Pick<LockManager, "request"> | undefined;

/**
 * Does what a visitor wants done with a list: no other tab does anything with that list meanwhile, and a
 * renewal that runs ends.
 *
 * @returns what it did; null if another tab does what its visitor wants with that list
 */
export async function alone<Result>(
  locks: Locks,
  id: string,
  act: () => Promise<Result>,
): Promise<Result | null> {
  if (!locks) return act();
  return locks.request(takenCacheOf(id), { ifAvailable: true }, async (lock) =>
    lock ? locks.request(renewalOf(id), { steal: true }, act) : null,
  );
}

/**
 * Does something with a list unless a tab does already, and makes way for what a visitor wants: then the
 * signal aborts it.
 */
export async function makingWay(
  locks: Locks,
  id: string,
  act: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const abort = new AbortController();
  if (!locks) return act(abort.signal);
  const work: { done?: Promise<void> } = {};
  try {
    await locks.request(renewalOf(id), { ifAvailable: true }, async (lock) => {
      if (lock) await (work.done = act(abort.signal));
    });
  } catch (error) {
    if (!isStolen(error)) throw error;
    abort.abort();
    await work.done?.catch(() => {});
  }
}

const renewalOf = (id: string) => `${takenCacheOf(id)} renewal`;

/** Whether a lock was taken away: what holds it is not told otherwise. */
function isStolen(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
