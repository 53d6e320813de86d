import { useCallback, useEffect, useRef, useState } from "react";
import type { LensView } from "../../../view/view.ts";
import { isSameLens } from "./lens-link.ts";
import type { LensLink } from "./lens-link.ts";

/** A lens that is on; another object whenever it was taken up anew. */
export type LensOn = {
  /** How a link has it; null where it was taken up by hand. */
  readonly start: LensView | null;
  /** Whether by keyboard, and so begins in the middle with the focus on it. */
  readonly fromKeyboard: boolean;
};

/** Whether the lens of a viewer is on. */
export type LensSwitch = {
  readonly on: LensOn | null;
  turn: (on: boolean, fromKeyboard?: boolean) => void;
  /** Hears from the lens what a link to it would say. */
  tell: (lens: LensView) => void;
  /** Goes on over another picture, to be called before that is told of: its place was the last one's. */
  leave: () => void;
};

/**
 * Turns the lens of one viewer on and off; all else comes with the lens. It follows the address, and tells what the
 * address should say. On the server and in the first render it is off.
 */
export function useLens({ start, onLens }: LensLink): LensSwitch {
  const [on, setOn] = useState<LensOn | null>(null);
  const told = useRef<LensView | null>(null);
  const latest = useRef(onLens);

  useEffect(() => {
    latest.current = onLens;
  });

  useEffect(() => {
    // What the address says because it was told so is known.
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
