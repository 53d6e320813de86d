import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { Point } from "../../../view/view.ts";

/**
 * Tracks the pointer's position in the viewport while it is over an element; null after it leaves, or after a touch
 * ends.
 */
export function usePointerPlace(element: RefObject<HTMLElement | null>): RefObject<Point | null> {
  const place = useRef<Point | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const move = ({ clientX, clientY }: PointerEvent) => {
      place.current = { x: clientX, y: clientY };
    };
    const leave = () => {
      place.current = null;
    };
    const lift = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") leave();
    };
    // Not captured, so that leaving a descendant does not count.
    target.addEventListener("pointerleave", leave);
    const heard = [
      ["pointermove", move],
      ["pointerdown", move],
      ["pointerup", lift],
      ["pointercancel", leave],
    ] as const;
    for (const [name, listener] of heard) target.addEventListener(name, listener, true);
    return () => {
      target.removeEventListener("pointerleave", leave);
      for (const [name, listener] of heard) target.removeEventListener(name, listener, true);
    };
  }, [element]);
  return place;
}
