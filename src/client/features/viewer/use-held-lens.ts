import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import type { LensView, Point } from "../../../view/view.ts";
import type { LensController, LensRest } from "./lens-controller.ts";
import { strengthWithin } from "./lens-geometry.ts";
import type { StrengthLimits } from "./lens-geometry.ts";
import { clampLensSize, rememberedLens, rememberLens } from "./lens-settings.ts";
import type { LensSettings } from "./lens-settings.ts";
import { isToldAlike, nothingAwaited } from "./tile-loader.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { LensOn } from "./use-lens.ts";
import type { ThroughImage } from "./useThrough.ts";

/** Milliseconds after the last change of strength, size or shape until it is reported. */
const toldAfter = 300;

type Holding = {
  on: LensOn;
  /** Set to a function that returns the current state of the lens. */
  lensNow?: RefObject<(() => LensView | null) | null>;
  /** Called with the lens as a link represents it, when it rests. */
  onLens: (lens: LensView) => void;
  /** Called with a text for screen readers. */
  onWords: (words: string) => void;
};

/** Manages the state of a lens that is on: its settings, from this device or a link, and its position. */
export function useHeldLens({ on, lensNow, onLens, onWords }: Holding) {
  const [held, setHeld] = useState(() => stateOf(on, rememberedLens()));
  const [taken, setTaken] = useState(on);
  const [limits, setLimits] = useState<StrengthLimits | null>(null);
  const [status, setStatus] = useState(nothingAwaited);
  const controllerRef = useRef<LensController | null>(null);
  const rested = useRef<LensRest | null>(null);

  if (taken !== on) {
    setTaken(on);
    setHeld(stateOf(on, held.settings));
  }

  const viewAt = ({ at, strength }: Pick<LensRest, "at" | "strength">): LensView => {
    const { settings, through } = held;
    return { at, strength, size: settings.size, shape: settings.shape, through };
  };
  const now = useEffectEvent(() => {
    const place = controllerRef.current?.held();
    return place ? viewAt(place) : null;
  });
  useEffect(() => {
    if (!lensNow) return;
    lensNow.current = () => now();
    return () => {
      lensNow.current = null;
    };
  }, [lensNow]);
  const tell = (place: Pick<LensRest, "at" | "strength">) => onLens(viewAt(place));
  const tellChange = useEffectEvent(() => {
    const range = controllerRef.current?.limits();
    if (!rested.current || !range) return;
    tell({ at: rested.current.at, strength: strengthWithin(held.settings.strength, range) });
  });
  useEffect(() => {
    // If it has not rested yet, the change is reported when it does.
    if (!rested.current) return;
    const telling = setTimeout(() => tellChange(), toldAfter);
    return () => clearTimeout(telling);
  }, [held]);

  const say = useEffectEvent(onWords);
  useEffect(() => {
    rested.current = null;
    say(lensOnWords(on.fromKeyboard));
  }, [on]);
  useEffect(() => () => say("Lens off"), []);

  /** Props of the lens. */
  const use = {
    ...held,
    fromKeyboard: on.fromKeyboard,
    controllerRef,
    onSettings(settings: LensSettings) {
      rememberLens(settings);
      setHeld({ ...held, settings });
    },
    onThrough(through: ThroughImage | null) {
      setHeld({ ...held, through: through?.index ?? null });
      onWords(through ? `Lens shows ${through.inWords}` : "Lens shows this picture");
    },
    onRest(rest: LensRest) {
      rested.current = rest;
      onWords(rest.words);
      tell(rest);
    },
    // Loading progress alone changes nothing on the page, so it causes no render.
    onStatus: (next: TileStatus) =>
      setStatus((before) => (isToldAlike(before, next) ? before : next)),
    onLimits: setLimits,
  };
  return { use, limits, status, retry: () => controllerRef.current?.retry() };
}

type HeldState = {
  settings: LensSettings;
  /** Index of the work's image that it shows instead of the one below it; null for none. */
  through: number | null;
  /** Initial position, in image pixels; null for none. */
  at: Point | null;
};

function stateOf({ start }: LensOn, settings: LensSettings): HeldState {
  if (!start) return { settings, through: null, at: null };
  const { at, size, strength, shape, through } = start;
  return { settings: { shape, size: clampLensSize(size), strength }, through, at };
}

function lensOnWords(fromKeyboard: boolean): string {
  return fromKeyboard
    ? "Lens on. Arrow keys move it, plus and minus change its strength, brackets its size, Escape puts it away."
    : "Lens on";
}
