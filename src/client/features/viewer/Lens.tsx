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
  /** The image surface below the lens; a stable object. */
  ground: LensGround;
  /** Alternative text of the image. */
  label: string;
  settings: LensSettings;
  /** The images that it can show instead of this one. */
  choices: readonly ThroughImage[];
  /** Index of the image that it shows, among the work's images; null or any other number for none. */
  through: number | null;
  /** Initial position on the image, in image pixels; null for none. */
  at: Point | null;
  /** Whether it was turned on by keyboard, and so starts in the middle with the focus on it. */
  fromKeyboard: boolean;
  /** Element that receives pointer and key events. */
  surface: RefObject<HTMLDivElement | null>;
  controllerRef: RefObject<LensController | null>;
  onSettings: (settings: LensSettings) => void;
  onThrough: (through: ThroughImage | null) => void;
  onOff: () => void;
  onRest: (rest: LensRest) => void;
  onStatus: (status: TileStatus) => void;
  /** Called with the limits of the magnification, initially and whenever they change. */
  onLimits: (limits: StrengthLimits) => void;
};

/** Distance that an arrow key moves the lens, in lens sizes, alone and with Shift. */
const keyStep = { small: 0.1, large: 0.5 };
/** Milliseconds after the image's last movement at which the limits are reported. */
const limitsSettle = 150;

/**
 * The lens: a surface over the image that receives pointer and key events, and a glass that shows the image's full
 * resolution. Moving it causes no React render.
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
    /** Starts in the middle, once the position of the middle is known. */
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

  // The controller is created again for another image, so these effects depend on the image too.
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

/** Returns the settings after a key press, or null if the key changes nothing. */
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
