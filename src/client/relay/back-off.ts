const first = 500;
const longest = 10_000;

/**
 * Returns how long to wait before another attempt, in milliseconds: twice as long each time, at most ten seconds, and
 * randomized so that clients do not overrun a server that comes back.
 *
 * @param attempt number of failed attempts so far, from 0
 * @param random from 0 to 1
 */
export function backOff(attempt: number, random = Math.random()): number {
  const whole = Math.min(longest, first * 2 ** Math.min(attempt, 20));
  return whole / 2 + (whole / 2) * random;
}

/** Waits for a back-off. Ends early when the browser is online again, the page becomes visible or `signal` aborts. */
export function waitToRetry(attempt: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, backOff(attempt));
    function end() {
      clearTimeout(timer);
      removeEventListener("online", end);
      document.removeEventListener("visibilitychange", endIfVisible);
      signal?.removeEventListener("abort", end);
      resolve();
    }
    function endIfVisible() {
      if (document.visibilityState === "visible") end();
    }
    addEventListener("online", end);
    document.addEventListener("visibilitychange", endIfVisible);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
