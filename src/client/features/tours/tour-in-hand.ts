const storageKey = "vitrine.tour";
const listeners = new Set<() => void>();
/** Null for none; undefined until it was read. */
let code: string | null | undefined;

/** The code of the tour that is guided from this tab; it stays when the page is loaded anew. */
export function tourInHand(): string | null {
  code ??= remembered();
  return code;
}

/** This tab guides another tour, or none. */
export function takeTour(next: string | null): void {
  code = next;
  try {
    if (next === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, next);
  } catch {
    // Where nothing may be kept it is guided until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Calls back whenever it is another one, until the returned function is called. */
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
