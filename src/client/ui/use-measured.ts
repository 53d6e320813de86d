import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Measures an element, and again when its size changes; null until then, and while `isAsked` is false. Equal results
 * are the same object.
 *
 * @param measure a stable function
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
