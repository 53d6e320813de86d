import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { Point } from "../../../view/view.ts";
import { createLens } from "./lens-controller.ts";
import type { LensController, LensRest } from "./lens-controller.ts";
import { stepStrength, strengthWithin } from "./lens-geometry.ts";
import type { StrengthLimits } from "./lens-geometry.ts";
import type { LensGround } from "./lens-ground.ts";
import { clampLensSize, lensSizes } from "./lens-settings.ts";
import type { LensSettings } from "./lens-settings.ts";
import { nextThrough } from "./lens-through.ts";
import type { TileStatus } from "./tile-loader.ts";
import { arrowOf, useKeys } from "./use-keys.ts";
import { useLensPointers } from "./use-lens-pointers.ts";
import type { ThroughImage } from "./useThrough.ts";
import type { ViewerImage } from "./viewer-image.ts";

type LensProps = {
  image: ViewerImage;
  /** What it lies over; the same object as long as that is the same. */
  ground: LensGround;
  /** The picture in words. */
  label: string;
  settings: LensSettings;
  /** The images that it may show in place of this one. */
  choices: readonly ThroughImage[];
  /** Which of them it shows, counted among the work's images; null, or another number, for none. */
  through: number | null;
  /** Where on the picture it lies at first, in its pixels; null for nowhere. */
  at: Point | null;
  /** Whether it was taken up by keyboard, and so begins in the middle with the focus on it. */
  fromKeyboard: boolean;
  /** What takes pointer and keys. */
  surface: RefObject<HTMLDivElement | null>;
  controllerRef: RefObject<LensController | null>;
  onSettings: (settings: LensSettings) => void;
  onThrough: (through: ThroughImage | null) => void;
  onOff: () => void;
  onRest: (rest: LensRest) => void;
  onStatus: (status: TileStatus) => void;
  /** Hears how strong the lens may be, at first and whenever that has changed. */
  onLimits: (limits: StrengthLimits) => void;
};

/** Shares of the glass's size that an arrow key moves it by, alone and with Shift. */
const keyStep = { small: 0.1, large: 0.5 };
/** Milliseconds without a further move of the picture after which the limits are told. */
const limitsSettle = 150;

/**
 * The lens magnifier: a surface over the picture that takes pointer and keys, and a glass that
 * shows the picture's full resolution. Moving it renders nothing in React.
 */
export function Lens(props: LensProps) {
  const { image, ground, label, settings, choices, through, at, fromKeyboard } = props;
  const { surface, controllerRef } = props;
  const glass = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  const seen = choices.find(({ index }) => index === through) ?? null;

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!glass.current || !canvas.current) return;
    const lens = createLens(
      {
        image,
        ground,
        glass: glass.current,
        canvas: canvas.current,
        onRest: (rest) => latest.current.onRest(rest),
        onStatus: (status) => latest.current.onStatus(status),
      },
      latest.current.settings,
    );
    controllerRef.current = lens;
    let isToBegin = latest.current.fromKeyboard;
    if (isToBegin) surface.current?.focus({ preventScroll: true });
    /** In the middle, as soon as it is known where that is. */
    const begin = () => {
      if (!isToBegin || !lens.limits()) return;
      isToBegin = false;
      lens.move(0, 0);
    };
    begin();
    let settling: ReturnType<typeof setTimeout> | undefined;
    const tellLimits = () => {
      const limits = lens.limits();
      if (limits) latest.current.onLimits(limits);
    };
    const refresh = () => lens.refresh();
    const resize = () => {
      tellLimits();
      lens.refresh();
    };
    tellLimits();
    const stopMoves = ground.onMove(() => {
      begin();
      lens.refresh();
      clearTimeout(settling);
      settling = setTimeout(tellLimits, limitsSettle);
    });
    window.addEventListener("scroll", refresh, { passive: true, capture: true });
    window.addEventListener("resize", resize);
    return () => {
      window.removeEventListener("scroll", refresh, { capture: true });
      window.removeEventListener("resize", resize);
      clearTimeout(settling);
      stopMoves();
      lens.stop();
      controllerRef.current = null;
    };
  }, [image, ground, surface, controllerRef]);

  useEffect(() => controllerRef.current?.settle(settings), [settings, controllerRef]);

  // The first two depend on the picture too: its controller is another one.
  useEffect(() => controllerRef.current?.lookThrough(seen), [seen, image, ground, controllerRef]);
  useEffect(() => {
    if (at) controllerRef.current?.lay(at);
  }, [at, image, ground, controllerRef]);

  useLensPointers(surface, ground, controllerRef);

  const onKey = (event: KeyboardEvent): boolean => {
    const lens = controllerRef.current;
    if (!lens) return false;
    const arrow = arrowOf(event.key);
    if (arrow) {
      const step = event.shiftKey ? keyStep.large : keyStep.small;
      lens.move(arrow[0] * step, arrow[1] * step);
      return true;
    }
    const limits = lens.limits();
    const change = limits && settingOf(event.key, settings, limits);
    if (change) props.onSettings(change);
    else if (event.key.toLowerCase() === "x" && choices.length > 0) {
      props.onThrough(nextThrough(choices, seen?.index ?? null));
    } else if (event.key === "Escape") props.onOff();
    else return false;
    return true;
  };

  useKeys(surface, onKey);

  return (
    <>
      <div
        ref={surface}
        className="lens__surface"
        role="application"
        aria-roledescription="lens"
        aria-label={`Lens over ${label}`}
        aria-keyshortcuts={`ArrowLeft ArrowRight ArrowUp ArrowDown + - [ ]${choices.length > 0 ? " X" : ""} Escape`}
        tabIndex={0}
        data-from-keyboard={fromKeyboard || undefined}
        data-lets-through={ground.takesPointers || undefined}
      />
      <div ref={glass} className="lens__glass" aria-hidden hidden>
        <canvas ref={canvas} />
      </div>
    </>
  );
}

/** What a key changes about the lens, or null if it changes nothing. */
function settingOf(
  key: string,
  settings: LensSettings,
  limits: StrengthLimits,
): LensSettings | null {
  const strength = strengthWithin(settings.strength, limits);
  switch (key) {
    case "+":
    case "=":
      return { ...settings, strength: stepStrength(strength, limits, 1) };
    case "-":
      return { ...settings, strength: stepStrength(strength, limits, -1) };
    case "]":
      return { ...settings, size: clampLensSize(settings.size + lensSizes.step) };
    case "[":
      return { ...settings, size: clampLensSize(settings.size - lensSizes.step) };
    default:
      return null;
  }
}
