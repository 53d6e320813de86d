import { useEffect, useRef } from "react";
import { targetInAddress } from "./target-in-address.ts";

/**
 * Scrolls to the target of the URL's fragment once it renders, if it was missing when the page opened.
 *
 * @param drawn number of rendered parts
 */
export function useLateTarget(drawn: number): void {
  /** The missing target; null if there is none, or the reader has scrolled. */
  const late = useRef<string | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    const forget = () => {
      late.current = null;
    };
    addEventListener("wheel", forget, { passive: true });
    addEventListener("touchmove", forget, { passive: true });
    addEventListener("keydown", forget);
    return () => {
      removeEventListener("wheel", forget);
      removeEventListener("touchmove", forget);
      removeEventListener("keydown", forget);
    };
  }, []);
  useEffect(() => {
    const name = targetInAddress();
    if (!isOpen.current) {
      isOpen.current = true;
      late.current = name !== null && !document.getElementById(name) ? name : null;
      return;
    }
    if (late.current === null || late.current !== name) return;
    const target = document.getElementById(late.current);
    if (!target) return;
    late.current = null;
    target.scrollIntoView();
  }, [drawn]);
}
