import { useCallback, useEffect, useState } from "react";

/** Milliseconds a picture is seen before the other one takes its place; less would be hard on the eyes. */
const seenFor = 700;

/** Two pictures that take turns. */
export type Blink = {
  /** Whether the upper picture is seen. */
  isUpper: boolean;
  toggle: () => void;
  /** Whether they may take turns by themselves: not where somebody wants no motion. */
  mayRun: boolean;
  isRunning: boolean;
  /** Starts that, or ends it. */
  run: () => void;
};

/** Lets two pictures take turns by hand, and by themselves only when asked to. */
export function useBlink(isOn: boolean): Blink {
  const [isUpper, setUpper] = useState(true);
  const [wants, setWants] = useState(false);
  const [mayRun, setMayRun] = useState(false);
  const isRunning = isOn && wants && mayRun;

  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setMayRun(!calm.matches);
    look();
    calm.addEventListener("change", look);
    return () => calm.removeEventListener("change", look);
  }, []);

  const toggle = useCallback(() => setUpper((upper) => !upper), []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(toggle, seenFor);
    return () => clearInterval(timer);
  }, [isRunning, toggle]);

  const run = useCallback(() => setWants((before) => !before), []);
  return { isUpper: !isOn || isUpper, toggle, mayRun, isRunning, run };
}
