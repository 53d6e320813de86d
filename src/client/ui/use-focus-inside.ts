import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Moves the focus into an overlay that has opened, if it is not there. React-aria does so too. But after a press that
 * may be a screen reader's, such as the Enter key, it first waits for all transitions of the page, and it never hears
 * the end of an interrupted transition with several properties.
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
