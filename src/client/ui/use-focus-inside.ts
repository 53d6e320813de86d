import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Brings the focus into what has opened over the page, if it is not there. React-aria does so by itself; but after a press that
 * may be a screen reader's, as one of the Enter key may, it waits for all transitions of the page, and of one with
 * several properties that is broken off it never hears the end.
 */
export function useFocusInside(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const frame = requestAnimationFrame(() => {
      if (!ref.current?.contains(document.activeElement)) ref.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, isOpen]);
}
