import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/**
 * For what comes and goes: where it goes with the focus in it, the focus goes on to another element. Else it would
 * fall to the page, where no keys of a viewer work.
 *
 * @param leaving an element that stands as long as the component that calls this
 */
export function useFocusHeir(
  leaving: RefObject<HTMLElement | null>,
  heir: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = leaving.current;
    /** Called while it is still in its place. */
    const pass = () => {
      if (element?.contains(document.activeElement)) heir.current?.focus({ preventScroll: true });
    };
    return pass;
  }, [leaving, heir]);
}
