import { useEffect } from "react";
import type { RefObject } from "react";
import type { Linking } from "./linking.ts";

/**
 * Brings the pictures together again when their windows have changed, once each of them has seen that.
 *
 * @param how in other words how they are arranged: the windows change with it
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
