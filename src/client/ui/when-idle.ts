/** Milliseconds after which the callback runs even if the browser is busy. */
const latest = 2000;

/**
 * Calls back once the browser is idle.
 *
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback, so a short delay after the paint replaces it.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: latest });
  return () => cancelIdleCallback(handle);
}
