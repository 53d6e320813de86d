import { whenIdle } from "../ui/when-idle.ts";
import { finish, type Steps } from "./steps.ts";

/** How long the store must stay unchanged before a snapshot is written, in milliseconds. */
const quiet = 1500;

/**
 * Schedules snapshots: step by step in idle time after the store has not changed for a moment, and immediately when the
 * page is hidden or left.
 *
 * @param write starts another snapshot
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
    // A snapshot in progress is older than the store, so a new one starts if anything changed.
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
    /** Records that the store has changed. */
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
