import { useEffect, useRef, useState } from "react";

/** How often a screen reader is told of progress, in milliseconds. */
export const saidEvery = 10_000;

/**
 * What of something that moves on is put into a live region: the sentence as soon as `step` is another one, and from
 * time to time within a step, but nothing when the page opens.
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
