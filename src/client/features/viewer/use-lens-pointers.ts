import { useEffect } from "react";
import type { RefObject } from "react";
import type { LensController } from "./lens-controller.ts";
import type { LensGround } from "./lens-ground.ts";

/**
 * Moves the lens with a mouse, a pen or one finger. Two fingers are a pinch, which hides the lens. If the element below
 * handles pointer events itself, it still receives them, except moves of one finger, which move only the lens.
 */
export function useLensPointers(
  surface: RefObject<HTMLElement | null>,
  ground: LensGround,
  controllerRef: RefObject<LensController | null>,
): void {
  useEffect(() => {
    const target = ground.takesPointers ? ground.element() : surface.current;
    if (!target) return;
    const fingers = new Set<number>();
    let isPinch = false;

    const hold = (event: PointerEvent) => {
      const byFinger = event.pointerType === "touch";
      if (byFinger) {
        if (event.type === "pointerdown") fingers.add(event.pointerId);
        if (fingers.size > 1) isPinch = true;
      }
      if (isPinch) return controllerRef.current?.lift();
      if (byFinger && event.type === "pointermove") event.stopPropagation();
      controllerRef.current?.hold({ x: event.clientX, y: event.clientY }, byFinger);
    };

    const release = (event: PointerEvent) => {
      const isTouch = event.pointerType === "touch";
      fingers.delete(event.pointerId);
      if (fingers.size === 0) isPinch = false;
      if (isTouch || event.type === "pointerleave") controllerRef.current?.lift();
    };

    // There is no listener for `pointerenter`: a lens that appears under a resting mouse stays where it was placed.
    // Listening in the capture phase precedes handlers that stop propagation.
    const first = { capture: true };
    target.addEventListener("pointerdown", hold, first);
    target.addEventListener("pointermove", hold, first);
    target.addEventListener("pointerup", release, first);
    target.addEventListener("pointercancel", release, first);
    target.addEventListener("pointerleave", release);
    return () => {
      target.removeEventListener("pointerdown", hold, first);
      target.removeEventListener("pointermove", hold, first);
      target.removeEventListener("pointerup", release, first);
      target.removeEventListener("pointercancel", release, first);
      target.removeEventListener("pointerleave", release);
    };
  }, [surface, ground, controllerRef]);
}
