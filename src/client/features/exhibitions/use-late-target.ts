import { useEffect, useRef } from "react";
import { targetInAddress } from "./target-in-address.ts";

/** Goes to what the page's address leads to once that is drawn, if it was not when the page opened. @param drawn how many parts are */
export function useLateTarget(drawn: number): void {
  /** What is late; null if nothing is, or somebody went on by themselves. */
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
