import { useEffect, useState, type RefObject } from "react";

/** What is done once an element comes near the window. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

/**
 * Whether an element is in the window, or has been no further from it than that is high. One observer looks after all, since
 * there may be thousands.
 *
 * @param isAtOnce it is taken for near from the beginning
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
