import { takenCacheOf } from "./taken-list.ts";

/** The browser's locks, which all tabs share; undefined where it has none, and tabs then do not coordinate. */
export type Locks = Pick<LockManager, "request"> | undefined;

/**
 * Runs an action that a visitor requested on a list. No other tab acts on that list meanwhile, and a running renewal is
 * aborted.
 *
 * @returns the action's result; null if another tab is running an action on that list
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
 * Runs background work on a list unless a tab is already doing so. An action that a visitor requests has priority: it
 * aborts `signal`.
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

/** Returns whether another request stole the lock. Its holder gets no other notification. */
function isStolen(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
