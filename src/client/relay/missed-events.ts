const listeners = new Set<() => void>();

/** Notifies listeners that events were missed. Components that query the server outside routes then refetch. */
export function tellMissed(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever events were missed, until the returned function is called. */
export function onMissed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
