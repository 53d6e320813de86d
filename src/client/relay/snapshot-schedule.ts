/** How long the store must be quiet before a snapshot is written, in milliseconds. */
const quiet = 1500;

/**
 * Decides when a snapshot is written: when the store has been quiet for a moment and the browser is
 * idle, and at once when the page is hidden or left.
 */
export function scheduleSnapshots(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = false;

  function writeIfPending() {
    clearTimeout(timer);
    if (!pending) return;
    pending = false;
    write();
  }
  function whenIdle() {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(writeIfPending, { timeout: 3000 });
    else writeIfPending();
  }
  function whenHidden() {
    if (document.visibilityState === "hidden") writeIfPending();
  }
  addEventListener("pagehide", writeIfPending);
  document.addEventListener("visibilitychange", whenHidden);

  return {
    /** Says that the store has changed. */
    changed() {
      pending = true;
      clearTimeout(timer);
      timer = setTimeout(whenIdle, quiet);
    },
    stop() {
      clearTimeout(timer);
      removeEventListener("pagehide", writeIfPending);
      document.removeEventListener("visibilitychange", whenHidden);
    },
  };
}
