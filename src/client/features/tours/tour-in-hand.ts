const storageKey = "vitrine.tour";
const listeners = new Set<() => void>();
/** Null for none; undefined before storage was read. */
let code: string | null | undefined;

/** Returns the code of the tour that this tab guides. It survives a reload. */
export function tourInHand(): string | null {
  code ??= remembered();
  return code;
}

/** Sets the tour that this tab guides; null for none. */
export function takeTour(next: string | null): void {
  code = next;
  try {
    if (next === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, next);
  } catch {
    // Without session storage the tab guides the tour until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each change, until the returned function is called. */
export function onTourInHand(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
