import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * What is measured of an element, kept up to date when its size changes; null until then, and while it is not asked
 * for. Equal figures are the same object.
 *
 * @param measure the same function every time
 */
export function useMeasured<Figures extends Record<string, number>>(
  element: RefObject<HTMLElement | null>,
  isAsked: boolean,
  measure: (element: HTMLElement) => Figures,
): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!isAsked || !current) return;
    const again = () => {
      const now = measure(current);
      setFigures((before) => (before && areEqual(before, now) ? before : now));
    };
    again();
    const observer = new ResizeObserver(again);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isAsked, measure]);
  return isAsked ? figures : null;
}

function areEqual(some: Record<string, number>, others: Record<string, number>): boolean {
  return Object.entries(some).every(([name, value]) => value === others[name]);
}
