import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import type { Transform } from "../../../view/registration.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";
import { toWindow } from "../viewer/lens-geometry.ts";
import type { DeepZoomTool } from "../viewer/use-deep-zoom.ts";

/** Placement of an image in its viewport; the matrix maps image pixels to CSS pixels of the viewport. */
export type Lie = { readonly matrix: Transform; readonly placement: Placement };

/**
 * Follows the placement of a zoomable image in every frame in which it moves, without React renders.
 *
 * @param surface the element that the image fills
 */
export function useSight(
  onMove: DeepZoomTool["onMove"],
  surface: RefObject<HTMLElement | null>,
  follow: (lie: Lie) => void,
): void {
  const told = useEffectEvent((placement: Placement) => {
    const element = surface.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    follow({ matrix: toWindow(placement, { x: 0, y: 0, width, height }), placement });
  });
  useEffect(() => onMove((placement) => told(placement)), [onMove]);
}
