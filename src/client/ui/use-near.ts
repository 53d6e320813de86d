import { useEffect, useState } from "react";
import type { RefObject } from "react";

type Near = {
  /** Whether it is in the viewport, or within twice the viewport's height of it. False until that is known. */
  isNear: boolean;
  /** Its height when it left the viewport, in pixels; null while it is near, and before it first was. */
  leftHeight: number | null;
};

/** Tracks whether an element is near the viewport. */
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
