import { useEffect, useState } from "react";
import type { RefObject } from "react";

type Near = {
  /** Whether it is in the window, or no further from it than twice what the window is high. False until that is known. */
  isNear: boolean;
  /** How high it was when the window went away from it, in pixels; null near it, and before it was. */
  leftHeight: number | null;
};

/** Whether the window is near an element. */
export function useNear(element: RefObject<HTMLElement | null>): Near {
  const [near, setNear] = useState<Near>({ isNear: false, leftHeight: null });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const { isIntersecting: isNear, boundingClientRect } = last;
        setNear((before) =>
          before.isNear === isNear
            ? before
            : { isNear, leftHeight: isNear ? null : boundingClientRect.height },
        );
      },
      { rootMargin: "200% 0px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
