import { useEffect } from "react";
import type { RefObject } from "react";
import type { Linking } from "./linking.ts";

/**
 * Synchronizes the images again when their panes have changed, after each of them has observed the new size.
 *
 * @param how text that changes with the arrangement, because the panes change with it
 */
export function useGathering(
  list: RefObject<HTMLElement | null>,
  linking: Linking,
  how: string,
): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const later = (frames: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (frames > 0) later(frames - 1);
        else linking.gather();
      });
    };
    const sizes = new ResizeObserver(() => later(2));
    sizes.observe(element);
    later(2);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [list, linking, how]);
}
