import { useMemo } from "react";
import { boxAround } from "../../../../view/part-picture.ts";
import { wholeRegion } from "../../../../view/view.ts";
import type { Frame, Size } from "../../../../view/view.ts";
import type { LensGround } from "../../viewer/lens-ground.ts";

const neverMoves = () => () => undefined;

/**
 * The lens ground of a view snapshot: a region of an image, possibly rotated, that fills its element.
 *
 * @param frame must be the same object as long as the view is the same
 */
export function useTakenGround(element: HTMLElement, frame: Frame, image: Size): LensGround {
  const { width, height } = image;
  return useMemo(() => {
    const region = frame.region ?? wholeRegion({ width, height });
    const isWhole = frame.region === null && frame.rotation === 0 && !frame.mirror;
    const centre = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
    const across = boxAround(region, frame.rotation).width;
    return {
      element: () => element,
      placement: () => {
        const shown = element.getBoundingClientRect().width;
        if (shown === 0) return null;
        return { centre, scale: shown / across, rotation: frame.rotation, mirror: frame.mirror };
      },
      // The image of a detail lacks the surroundings.
      shown: () => (isWhole ? element.querySelector("img") : null),
      onMove: neverMoves,
      panBy: null,
      takesPointers: false,
    };
  }, [element, frame, width, height]);
}
