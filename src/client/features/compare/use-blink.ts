import { useCallback, useEffect, useState } from "react";

/** Milliseconds for which each image is visible; less would be hard on the eyes. */
const seenFor = 700;

/** State of two alternating images. */
export type Blink = {
  /** Whether the upper image is visible. */
  isUpper: boolean;
  toggle: () => void;
  /** Whether they may alternate automatically: not with reduced motion. */
  mayRun: boolean;
  isRunning: boolean;
  /** Starts or stops automatic alternation. */
  run: () => void;
};

/** Alternates two images manually, and automatically only on request. */
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
