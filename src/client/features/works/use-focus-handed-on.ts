import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

/**
 * When a part of a page goes with the focus in it, hands the focus on.
 *
 * @param to finds what gets it, while the part is still there
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
