import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

/**
 * Moves the focus elsewhere when a part of a page that contains it is removed.
 *
 * @param to finds the element to focus, while the part is still in the document
 */
export function useFocusHandedOn(
  part: RefObject<HTMLElement | null>,
  to: (part: HTMLElement) => HTMLElement | null | undefined,
): void {
  const handOn = useEffectEvent((going: HTMLElement | null) => {
    if (going?.contains(document.activeElement)) to(going)?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const { current } = part;
    return () => handOn(current);
  }, [part]);
}
