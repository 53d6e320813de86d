import { useEffect, useMemo, useRef } from "react";
import type { RefObject } from "react";
import type { Size } from "../../../view/view.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import type { MoveListener } from "./use-deep-zoom.ts";

/** The surface below a lens: an element, and the current placement of an image in it. */
export type LensGround = {
  /** Returns the element whose middle shows the placement's `centre`; null while it is not mounted. */
  readonly element: () => HTMLElement | null;
  /** Returns the image's current placement in the element, also during a movement; null while unknown. */
  readonly placement: () => Placement | null;
  /** Returns the copy of the whole image that is already displayed, or null. */
  readonly shown: () => HTMLImageElement | null;
  /** Calls back whenever the image moves in the element, until the returned function is called. */
  readonly onMove: (listener: () => void) => () => void;
  /** Pans the image by CSS pixels when the lens would leave the element; null if it cannot be panned. */
  readonly panBy: ((across: number, down: number) => void) | null;
  /** Whether the element itself handles pointer events, which the lens must then let through. */
  readonly takesPointers: boolean;
};

const neverMoves = () => () => undefined;

/** Returns the surface for an image that fills its element, as on a page. */
export function usePageGround(element: HTMLElement, { width, height }: Size): LensGround {
  return useMemo(
    () => ({
      element: () => element,
      placement: () => {
        const shown = element.getBoundingClientRect().width;
        if (shown === 0) return null;
        const centre = { x: width / 2, y: height / 2 };
        return { centre, scale: shown / width, rotation: 0, mirror: false };
      },
      shown: () => element.querySelector("img"),
      onMove: neverMoves,
      panBy: null,
      takesPointers: false,
    }),
    [element, width, height],
  );
}

type DeepZoomGround = {
  /** The element in which the deep zoom runs. */
  elementRef: RefObject<HTMLElement | null>;
  /** URL of a small copy of the whole image; null for none. */
  baseUrl: string | null;
  /** `onMove` of the deep zoom. */
  onMove: (listener: MoveListener) => () => void;
  panBy: (across: number, down: number) => void;
};

/**
 * Returns the surface for an image in a deep zoom. Its element handles wheel, pinch and drag; the lens follows them.
 */
export function useDeepZoomGround(deepZoom: DeepZoomGround): LensGround {
  const { elementRef, baseUrl, onMove, panBy } = deepZoom;
  const placement = useRef<Placement | null>(null);
  const shown = useRef<HTMLImageElement | null>(null);

  useEffect(() => {
    const stop = onMove((next) => {
      placement.current = next;
    });
    return () => {
      placement.current = null;
      stop();
    };
  }, [onMove]);

  useEffect(() => {
    if (baseUrl === null) return;
    const picture = new Image();
    picture.src = baseUrl;
    shown.current = picture;
    return () => {
      shown.current = null;
    };
  }, [baseUrl]);

  return useMemo(
    () => ({
      element: () => elementRef.current,
      placement: () => placement.current,
      shown: () => shown.current,
      // Does not call immediately: listeners read the placement themselves.
      onMove: (listener) =>
        onMove((next) => {
          placement.current = next;
          listener();
        }),
      panBy,
      takesPointers: true,
    }),
    [elementRef, onMove, panBy],
  );
}
