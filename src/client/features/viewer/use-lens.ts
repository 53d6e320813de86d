import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { LensView, Point } from "../../../view/view.ts";
import type { LensUse } from "./ImageStage.tsx";
import type { LensController, LensRest } from "./lens-controller.ts";
import { strengthWithin } from "./lens-geometry.ts";
import type { StrengthLimits } from "./lens-geometry.ts";
import { isSameLens } from "./lens-link.ts";
import type { LensLink } from "./lens-link.ts";
import { clampLensSize, rememberedLens, rememberLens } from "./lens-settings.ts";
import type { LensSettings } from "./lens-settings.ts";
import { nothingAwaited } from "./tile-loader.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { ThroughImage } from "./useThrough.ts";

/** Milliseconds without a further change of strength, size or shape after which it is told. */
const toldAfter = 300;

/** A lens that is on. */
type LensState = {
  settings: LensSettings;
  /** Which of the work's images it shows in place of the one it lies over; null for none. */
  through: number | null;
  /** Where it lies at first, in pixels of the picture; null for nowhere. */
  at: Point | null;
  fromKeyboard: boolean;
};

/** What a viewer needs to offer the lens. */
export type LensTool = {
  /** How the lens is used while it is on, or null. */
  use: Omit<LensUse, "onOff" | "choices"> | null;
  /** How strong it may be, known once it lies over a picture. */
  limits: StrengthLimits | null;
  status: TileStatus;
  /** What a screen reader is told about it last. */
  words: string;
  turn: (on: boolean, fromKeyboard?: boolean) => void;
  /** Goes on over another picture, to be called before that is told of: place and way through were the last one's. */
  leave: () => void;
  retry: () => void;
};

const noLink: LensLink = { start: null, onLens: () => undefined };

/**
 * The lens of one viewer: whether it is on, and how this device's user likes it. With a link it follows the address,
 * and tells what the address should say. On the server and in the first render it is off.
 */
export function useLens({ start, onLens }: LensLink = noLink): LensTool {
  const [state, setState] = useState<LensState | null>(null);
  const [limits, setLimits] = useState<StrengthLimits | null>(null);
  const [status, setStatus] = useState(nothingAwaited);
  const [words, setWords] = useState("");
  const controllerRef = useRef<LensController | null>(null);
  const told = useRef<LensView | null>(null);
  const rested = useRef<LensRest | null>(null);
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ state, onLens });

  useEffect(() => {
    now.current = { state, onLens };
  });

  useEffect(() => {
    // What the address says because it was told so is known.
    if (isSameLens(start, told.current)) return;
    clearTimeout(telling.current);
    told.current = start;
    rested.current = null;
    setState(start && stateOf(start));
    setWords(start ? lensOnWords(false) : "Lens off");
  }, [start]);

  useEffect(() => () => clearTimeout(telling.current), []);

  const tell = useCallback((next: LensView | null) => {
    clearTimeout(telling.current);
    if (isSameLens(next, told.current)) return;
    told.current = next;
    now.current.onLens(next);
  }, []);

  /** What was changed where the lens rests; where it has not rested yet, that will be told when it does. */
  const tellChange = useCallback(() => {
    clearTimeout(telling.current);
    telling.current = setTimeout(() => {
      const { state: current } = now.current;
      const range = controllerRef.current?.limits();
      if (!current || !rested.current || !range) return;
      const strength = strengthWithin(current.settings.strength, range);
      tell(viewOf(current, { at: rested.current.at, strength }));
    }, toldAfter);
  }, [tell]);

  const turn = useCallback(
    (on: boolean, fromKeyboard = false) => {
      const settings = rememberedLens();
      setState(on ? { settings, through: null, at: null, fromKeyboard } : null);
      setStatus(nothingAwaited);
      setWords(on ? lensOnWords(fromKeyboard) : "Lens off");
      rested.current = null;
      if (!on) tell(null);
    },
    [tell],
  );

  const leave = useCallback(() => {
    clearTimeout(telling.current);
    told.current = null;
    rested.current = null;
    setState((before) => before && { ...before, through: null, at: null });
  }, []);

  const onSettings = useCallback(
    (settings: LensSettings) => {
      rememberLens(settings);
      setState((before) => before && { ...before, settings });
      tellChange();
    },
    [tellChange],
  );

  const onThrough = useCallback(
    (through: ThroughImage | null) => {
      setState((before) => before && { ...before, through: through?.index ?? null });
      setWords(through ? `Lens shows ${through.inWords}` : "Lens shows this picture");
      tellChange();
    },
    [tellChange],
  );

  const onRest = useCallback(
    (rest: LensRest) => {
      rested.current = rest;
      setWords(rest.words);
      const { state: current } = now.current;
      if (current) tell(viewOf(current, rest));
    },
    [tell],
  );

  const onStatus = useCallback((next: TileStatus) => {
    // While tiles merely come and go nothing on the page changes, so nothing is rendered.
    setStatus((before) => (isToldAlike(before, next) ? before : next));
  }, []);

  const use = useMemo(
    () =>
      state && {
        ...state,
        controllerRef,
        onSettings,
        onThrough,
        onStatus,
        onRest,
        onLimits: setLimits,
      },
    [state, onSettings, onThrough, onStatus, onRest],
  );

  const retry = useCallback(() => controllerRef.current?.retry(), []);
  return { use, limits, status, words, turn, leave, retry };
}

function stateOf({ at, size, strength, shape, through }: LensView): LensState {
  const settings = { shape, size: clampLensSize(size), strength };
  return { settings, through, at, fromKeyboard: false };
}

function viewOf(
  { settings: { shape, size }, through }: LensState,
  { at, strength }: Pick<LensView, "at" | "strength">,
): LensView {
  return { at, size, strength, shape, through };
}

function isToldAlike(one: TileStatus, other: TileStatus): boolean {
  return (["preparing", "failed", "damaged"] as const).every((name) => one[name] === other[name]);
}

function lensOnWords(fromKeyboard: boolean): string {
  return fromKeyboard
    ? "Lens on. Arrow keys move it, plus and minus change its strength, brackets its size, Escape puts it away."
    : "Lens on";
}
