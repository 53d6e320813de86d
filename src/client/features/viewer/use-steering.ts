import { useEffect, useMemo, useRef } from "react";
import type { RefObject } from "react";
import type { Standing } from "../../../view/compare.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import type { DeepZoomTool } from "./use-deep-zoom.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** Reads and sets the placement of a zoomable image from outside. */
export type Steering = {
  /** Returns its current state; null while it is not mounted or not placed. */
  standing(): Standing | null;
  /** Applies a placement immediately. */
  follow(placement: Placement): void;
  /** Returns the element that displays it. */
  element(): HTMLElement | null;
};

/** Exposes a zoomable image through a ref while it is mounted. */
export function useSteering(
  steering: RefObject<Steering | null> | undefined,
  surface: RefObject<HTMLElement | null>,
  image: ViewerImage,
  { onMove, follow }: Pick<DeepZoomTool, "onMove" | "follow">,
): void {
  const lies = useRef<Placement | null>(null);
  const own = useMemo<Steering>(
    () => ({
      standing() {
        const element = surface.current;
        if (!element || !lies.current) return null;
        const { clientWidth: width, clientHeight: height } = element;
        return {
          sight: lies.current,
          image: image.grid,
          window: { width, height },
          pixelsPerCm: null,
        };
      },
      follow(placement) {
        lies.current = placement;
        follow(placement);
      },
      element: () => surface.current,
    }),
    [surface, image, follow],
  );
  useEffect(() => {
    if (!steering) return;
    steering.current = own;
    const stop = onMove((placement) => {
      lies.current = placement;
    });
    return () => {
      stop();
      lies.current = null;
      if (steering.current === own) steering.current = null;
    };
  }, [steering, own, onMove]);
}
