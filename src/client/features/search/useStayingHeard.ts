import { useEffect, useLayoutEffect, type RefObject } from "react";

/** Attribute of an element that react-aria treats as above everything, such as a toast. */
const above = "data-react-aria-top-layer";

/**
 * Keeps the page accessible to screen readers while the list below a field is open. react-aria hides everything else
 * when it opens, including the number of works, which changes while the user types.
 *
 * @param inside an element of the page
 */
export function useStayingHeard(inside: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (isOpen) inside.current?.closest("body > *")?.setAttribute(above, "");
  }, [inside, isOpen]);
  // react-aria has read the attribute by now, and a press outside the list must close the list as usual.
  useEffect(() => {
    inside.current?.closest("body > *")?.removeAttribute(above);
  }, [inside, isOpen]);
}
