import { useEffect, useMemo, useRef } from "react";
import type { RefObject } from "react";
import type { Size } from "../../../view/view.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import type { MoveListener } from "./use-deep-zoom.ts";

/** What a lens lies over: an element, and how a picture lies in it now. */
export type LensGround = {
  /** The element in whose middle the placement puts its `centre`; null while it is not there. */
  readonly element: () => HTMLElement | null;
  /** How the picture lies in the element now, however it is moved; null while that is not known. */
  readonly placement: () => Placement | null;
  /** The whole picture as it is shown already, or null. */
  readonly shown: () => HTMLImageElement | null;
  /** Calls a listener whenever the picture moves in the element; the result ends that. */
  readonly onMove: (listener: () => void) => () => void;
  /** Moves the picture by CSS pixels where the lens would leave the element; null if it cannot be moved. */
  readonly panBy: ((across: number, down: number) => void) | null;
  /** Whether the element itself answers to pointers, so that the lens must not keep them from it. */
  readonly takesPointers: boolean;
};

const neverMoves = () => () => undefined;

/** A picture that fills its element, as on a page. */
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
  /** The address of a small version of the whole picture; null for none. */
  baseUrl: string | null;
  /** As a deep zoom tells its moves. */
  onMove: (listener: MoveListener) => () => void;
  panBy: (across: number, down: number) => void;
};

/** A picture under a deep zoom. Its element takes wheel, pinch and drag; the lens follows them. */
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
      // Without a first call: whoever listens asks for the placement.
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
