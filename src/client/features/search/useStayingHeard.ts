import { useEffect, useLayoutEffect, type RefObject } from "react";

/** What react-aria takes for an element above everything, such as a message that pops up. */
const above = "data-react-aria-top-layer";

/**
 * Lets a screen reader go on hearing the page while the list below a field is open. react-aria hides everything else
 * when it opens, and with it the number of works that follows what is typed.
 *
 * @param inside an element of the page
 */
export function useStayingHeard(inside: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (isOpen) inside.current?.closest("body > *")?.setAttribute(above, "");
  }, [inside, isOpen]);
  // By now react-aria has looked, and a press beside the list is to close it as ever.
  useEffect(() => {
    inside.current?.closest("body > *")?.removeAttribute(above);
  }, [inside, isOpen]);
}
