import { useLayoutEffect, type RefObject } from "react";

/** When a part of a list goes with the focus in it, as its last page is there, the focus stays with the list. */
export function useFocusForList(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.closest<HTMLElement>("#found")?.focus({ preventScroll: true });
    };
  }, [part]);
}
