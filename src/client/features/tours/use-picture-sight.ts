import type { RefObject } from "react";
import type { LensView, View } from "../../../view/view.ts";
import { regionInWindow } from "../../../view/window.ts";
import type { Steering } from "../viewer/use-steering.ts";
import { useSight } from "./sight.ts";
import { usePointerPlace } from "./use-pointer-place.ts";

type PictureSight = {
  /** What is looked at, but for where the picture lies at this moment. */
  view: View;
  steering: RefObject<Steering | null>;
  /** How the lens is held at this moment; null while it is on no picture. */
  lens: RefObject<(() => LensView | null) | null>;
  /** What the picture and all around it lie in. */
  frame: RefObject<HTMLElement | null>;
  /** Whether that lies over the page. */
  isOverPage: boolean;
};

/** Tells a tour what is looked at in one picture, as it lies at every moment. */
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
