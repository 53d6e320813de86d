import { whenIdle } from "../ui/when-idle.ts";
import { finish, type Steps } from "./steps.ts";

/** How long the store must be quiet before a snapshot is written, in milliseconds. */
const quiet = 1500;

/**
 * Decides when a snapshot is written: when the store has been quiet for a moment, step by step while the browser is
 * idle, and at once when the page is hidden or left.
 *
 * @param write begins with another one
 */
export function scheduleSnapshots(write: () => Steps<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};
  let pending = false;
  let work: Steps<void> | null = null;

  function begin() {
    if (!pending) return;
    pending = false;
    work = write();
  }
  function goOn() {
    if (work?.next().done) work = null;
    if (work) callOff = whenIdle(goOn);
  }
  function whenQuiet() {
    callOff();
    begin();
    callOff = whenIdle(goOn);
  }
  function writeNow() {
    stopWaiting();
    // What was begun with is not what the store holds now.
    begin();
    if (work) finish(work);
    work = null;
  }
  function whenHidden() {
    if (document.visibilityState === "hidden") writeNow();
  }
  function stopWaiting() {
    clearTimeout(timer);
    callOff();
  }
  addEventListener("pagehide", writeNow);
  document.addEventListener("visibilitychange", whenHidden);

  return {
    /** Says that the store has changed. */
    changed() {
      pending = true;
      clearTimeout(timer);
      timer = setTimeout(whenQuiet, quiet);
    },
    stop() {
      stopWaiting();
      removeEventListener("pagehide", writeNow);
      document.removeEventListener("visibilitychange", whenHidden);
    },
  };
}
