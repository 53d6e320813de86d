const listeners = new Set<() => void>();

/** Events were missed: whatever asks the server by itself, outside routes, asks again. */
export function tellMissed(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever events were missed, until the returned function is called. */
export function onMissed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
