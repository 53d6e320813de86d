import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { Point } from "../../../view/view.ts";

/** Where in the window somebody points within an element; null once they leave it, or lift the finger. */
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
    // Another part of it may be left for the next one: that is no leaving.
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
