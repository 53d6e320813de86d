/** Milliseconds after which it is done however busy the browser is. */
const latest = 2000;

/**
 * Calls back once the browser has nothing better to do.
 *
 * @returns a function that calls it off
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback; there a moment after the paint has to do.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: latest });
  return () => cancelIdleCallback(handle);
}
