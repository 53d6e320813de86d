import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Milliseconds without input after which the controls fade out. */
const idleAfter = 3000;

/** Returns whether there has been no pointer movement, touch or key press in an element for a while. */
export function useIdle(elementRef: RefObject<HTMLElement | null>): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleAfter);
    };
    const events = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
    for (const event of events) element.addEventListener(event, wake);
    wake();
    return () => {
      clearTimeout(timer);
      for (const event of events) element.removeEventListener(event, wake);
    };
  }, [elementRef]);

  return idle;
}
