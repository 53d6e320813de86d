import { useEffect } from "react";
import type { RefObject } from "react";
import type { LensController } from "./lens-controller.ts";
import type { LensGround } from "./lens-ground.ts";

/**
 * Holds the lens where a mouse, a pen or one finger is. Two fingers are a pinch, and the lens is lifted for it. An
 * element below that takes pointers itself goes on to do so, but for one finger's moves: those move the lens alone.
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

    // Not when it enters: where the lens comes to lie under a mouse that nobody moves, it stays as it was told.
    // Before whoever works with the pointer and lets it go no further.
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
