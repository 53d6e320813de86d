import { useCallback, useMemo, useRef, useState } from "react";
import type { LensUse } from "./ImageStage.tsx";
import type { LensController } from "./lens-controller.ts";
import type { StrengthLimits } from "./lens-geometry.ts";
import { rememberedLens, rememberLens } from "./lens-settings.ts";
import type { LensSettings } from "./lens-settings.ts";
import type { TileStatus } from "./tile-loader.ts";

const allLoaded: TileStatus = { loading: 0, failed: 0 };

/** What a viewer needs to offer the lens. */
export type LensTool = {
  /** How the lens is used while it is on, or null. */
  use: Omit<LensUse, "onOff"> | null;
  /** How strong it may be, known once it lies over a picture. */
  limits: StrengthLimits | null;
  status: TileStatus;
  /** What a screen reader is told about it last. */
  words: string;
  turn: (on: boolean, fromKeyboard?: boolean) => void;
  retry: () => void;
};

/** The lens of one viewer: whether it is on, and how this device's user likes it. */
export function useLens(): LensTool {
  const [state, setState] = useState<{ settings: LensSettings; fromKeyboard: boolean } | null>(
    null,
  );
  const [limits, setLimits] = useState<StrengthLimits | null>(null);
  const [status, setStatus] = useState(allLoaded);
  const [words, setWords] = useState("");
  const controllerRef = useRef<LensController | null>(null);

  const turn = useCallback((on: boolean, fromKeyboard = false) => {
    setState(on ? { settings: rememberedLens(), fromKeyboard } : null);
    setStatus(allLoaded);
    setWords(on ? lensOnWords(fromKeyboard) : "Lens off");
  }, []);

  const onSettings = useCallback((settings: LensSettings) => {
    rememberLens(settings);
    setState((before) => before && { ...before, settings });
  }, []);

  const onStatus = useCallback((next: TileStatus) => {
    // While tiles merely come and go nothing on the page changes, so nothing is rendered.
    setStatus((before) => (before.failed === next.failed ? before : next));
  }, []);

  const use = useMemo(
    () =>
      state && {
        ...state,
        controllerRef,
        onSettings,
        onStatus,
        onRest: setWords,
        onLimits: setLimits,
      },
    [state, onSettings, onStatus],
  );

  const retry = useCallback(() => controllerRef.current?.retry(), []);
  return { use, limits, status, words, turn, retry };
}

function lensOnWords(fromKeyboard: boolean): string {
  return fromKeyboard
    ? "Lens on. Arrow keys move it, plus and minus change its strength, brackets its size, Escape puts it away."
    : "Lens on";
}
