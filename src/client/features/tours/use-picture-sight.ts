import type { RefObject } from "react";
import type { LensView, View } from "../../../view/view.ts";
import { regionInWindow } from "../../../view/window.ts";
import type { Steering } from "../viewer/use-steering.ts";
import { useSight } from "./sight.ts";
import { usePointerPlace } from "./use-pointer-place.ts";

type PictureSight = {
  /** The view, except the image's current placement. */
  view: View;
  steering: RefObject<Steering | null>;
  /** Returns the current position of the lens; null while it is on no image. */
  lens: RefObject<(() => LensView | null) | null>;
  /** The element that contains the image and its controls. */
  frame: RefObject<HTMLElement | null>;
  /** Whether this element is an overlay over the page. */
  isOverPage: boolean;
};

/** Provides the view of a single image for a tour, with its current placement. */
export function usePictureSight({ view, steering, lens, frame, isOverPage }: PictureSight): void {
  const pointer = usePointerPlace(frame);
  useSight(
    () => {
      const standing = steering.current?.standing();
      const box = steering.current?.element()?.getBoundingClientRect();
      if (!standing || !box) return null;
      const { sight, window, image } = standing;
      const region = regionInWindow(sight, window, image);
      const { rotation, mirror } = sight;
      const held = view.lens && (lens.current?.() ?? view.lens);
      return {
        view: { ...view, region, rotation, mirror, lens: held },
        pictures: [{ standing, box }],
        pointer: pointer.current,
      };
    },
    isOverPage ? frame : undefined,
  );
}
