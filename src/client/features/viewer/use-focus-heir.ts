import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/**
 * Moves the focus to another element when an element that contains it is removed. Otherwise the body would get it,
 * where the keyboard shortcuts of a viewer do not work.
 *
 * @param leaving an element with the same lifetime as the calling component
 */
export function useFocusHeir(
  leaving: RefObject<HTMLElement | null>,
  heir: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = leaving.current;
    /** Runs while the element is still in the document. */
    const pass = () => {
      if (element?.contains(document.activeElement)) heir.current?.focus({ preventScroll: true });
    };
    return pass;
  }, [leaving, heir]);
}
