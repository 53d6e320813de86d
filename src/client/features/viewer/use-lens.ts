import { useCallback, useEffect, useRef, useState } from "react";
import type { LensView } from "../../../view/view.ts";
import { isSameLens } from "./lens-link.ts";
import type { LensLink } from "./lens-link.ts";

/** A lens that is on; a new object each time it is turned on. */
export type LensOn = {
  /** The lens of a link; null if the user turned it on. */
  readonly start: LensView | null;
  /** Whether it was turned on by keyboard, and so starts in the middle with the focus on it. */
  readonly fromKeyboard: boolean;
};

/** State of a viewer's lens, and functions to change it. */
export type LensSwitch = {
  readonly on: LensOn | null;
  turn: (on: boolean, fromKeyboard?: boolean) => void;
  /** Reports the lens as a link represents it; called by the lens. */
  tell: (lens: LensView) => void;
  /**
   * Keeps the lens on for another image. Call it before the image changes, because the position belongs to the old one.
   */
  leave: () => void;
};

/**
 * Turns the lens of a viewer on and off; the lens itself manages everything else. It is synchronized with the URL in
 * both directions. On the server and in the first render it is off.
 */
export function useLens({ start, onLens }: LensLink): LensSwitch {
  const [on, setOn] = useState<LensOn | null>(null);
  const told = useRef<LensView | null>(null);
  const latest = useRef(onLens);

  useEffect(() => {
    latest.current = onLens;
  });

  useEffect(() => {
    // This change of the URL came from here.
    if (isSameLens(start, told.current)) return;
    told.current = start;
    setOn(start && { start, fromKeyboard: false });
  }, [start]);

  const tell = useCallback((next: LensView | null) => {
    if (isSameLens(next, told.current)) return;
    told.current = next;
    latest.current(next);
  }, []);

  const turn = useCallback(
    (isOn: boolean, fromKeyboard = false) => {
      setOn(isOn ? { start: null, fromKeyboard } : null);
      if (!isOn) tell(null);
    },
    [tell],
  );

  const leave = useCallback(() => {
    told.current = null;
    setOn((before) => before && { start: null, fromKeyboard: before.fromKeyboard });
  }, []);

  return { on, turn, tell, leave };
}
