import { useEffect, useState, type RefObject } from "react";

/** Callbacks for elements that come near the viewport. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

/**
 * Returns whether an element is or was within one viewport height of the viewport. All elements share one observer,
 * because there may be thousands.
 *
 * @param isAtOnce whether the element counts as near from the start
 */
export function useOnceNear(element: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [wasNear, setNear] = useState(false);
  const isNear = isAtOnce || wasNear;
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    observer ??= new IntersectionObserver(tell, { rootMargin: "100% 0px" });
    waiting.set(current, () => setNear(true));
    observer.observe(current);
    return () => {
      waiting.delete(current);
      observer?.unobserve(current);
    };
  }, [element, isNear]);
  return isNear;
}
