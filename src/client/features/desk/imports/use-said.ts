import { useEffect, useRef, useState } from "react";

/** Interval between announcements of progress for screen readers, in milliseconds. */
export const saidEvery = 10_000;

/**
 * Returns the text of a live region for a process: the current sentence when `step` changes and at intervals within a
 * step, but empty when the page loads.
 */
export function useSaid(sentence: string, step: string): string {
  const [said, setSaid] = useState("");
  const latest = useRef(sentence);
  const before = useRef(step);
  useEffect(() => {
    latest.current = sentence;
  });
  useEffect(() => {
    if (before.current !== step) setSaid(latest.current);
    before.current = step;
    const timer = setInterval(() => setSaid(latest.current), saidEvery);
    return () => clearInterval(timer);
  }, [step]);
  return said;
}
