import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { areShortcutsOn } from "./shortcuts.ts";

/**
 * Listens for keys pressed while the focus is on or within an element. Ignores key combinations with Control, Alt or
 * Command, which belong to the browser, and letters, digits and signs if the user has switched such shortcuts off.
 *
 * @param onKey returns whether it handled the key, which then does not propagate
 */
export function useKeys(
  elementRef: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => boolean,
): void {
  const latest = useRef(onKey);

  useEffect(() => {
    latest.current = onKey;
  });

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1 && !areShortcutsOn()) return;
      if (!latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [elementRef]);
}

/** Returns whether key presses on this target belong to a form field. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, select, textarea") !== null;
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the direction of an arrow key, right and down being positive; null for any other key. */
export function arrowOf(key: string): readonly [across: number, down: number] | null {
  return arrows[key] ?? null;
}
