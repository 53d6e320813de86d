import { useEffect, useRef } from "react";
import type { PointerEvent, RefObject } from "react";
import { createLens } from "./lens-controller.ts";
import type { LensController } from "./lens-controller.ts";
import { stepStrength } from "./lens-geometry.ts";
import type { StrengthLimits } from "./lens-geometry.ts";
import { clampLensSize, lensSizes } from "./lens-settings.ts";
import type { LensSettings } from "./lens-settings.ts";
import type { TileStatus } from "./tile-loader.ts";
import { arrowOf, useKeys } from "./use-keys.ts";
import type { ViewerImage } from "./viewer-image.ts";

type LensProps = {
  image: ViewerImage;
  /** The box in which the page shows the picture; the lens lies over it. */
  pictureRef: RefObject<HTMLElement | null>;
  /** The picture in words. */
  label: string;
  settings: LensSettings;
  /** Whether it was taken up by keyboard, and so begins in the middle with the focus on it. */
  fromKeyboard: boolean;
  controllerRef: RefObject<LensController | null>;
  onSettings: (settings: LensSettings) => void;
  onOff: () => void;
  onRest: (words: string) => void;
  onStatus: (status: TileStatus) => void;
  /** Hears how strong the lens may be, at first and whenever the window changes. */
  onLimits: (limits: StrengthLimits) => void;
};

/** Shares of the glass's size that an arrow key moves it by, alone and with Shift. */
const keyStep = { small: 0.1, large: 0.5 };

/**
 * The lens magnifier: a surface over the picture that takes pointer and keys, and a glass that
 * shows the picture's full resolution. Moving it renders nothing in React.
 */
export function Lens(props: LensProps) {
  const { image, pictureRef, label, settings, fromKeyboard, controllerRef } = props;
  const surface = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!pictureRef.current || !glass.current || !canvas.current) return;
    const lens = createLens(
      {
        image,
        picture: pictureRef.current,
        glass: glass.current,
        canvas: canvas.current,
        onRest: (words) => latest.current.onRest(words),
        onStatus: (status) => latest.current.onStatus(status),
      },
      latest.current.settings,
    );
    controllerRef.current = lens;
    if (latest.current.fromKeyboard) {
      surface.current?.focus({ preventScroll: true });
      lens.move(0, 0);
    }
    const refresh = () => lens.refresh();
    const resize = () => {
      latest.current.onLimits(lens.limits());
      lens.refresh();
    };
    latest.current.onLimits(lens.limits());
    window.addEventListener("scroll", refresh, { passive: true, capture: true });
    window.addEventListener("resize", resize);
    return () => {
      window.removeEventListener("scroll", refresh, { capture: true });
      window.removeEventListener("resize", resize);
      lens.stop();
      controllerRef.current = null;
    };
  }, [image, pictureRef, controllerRef]);

  useEffect(() => controllerRef.current?.settle(settings), [settings, controllerRef]);

  const hold = (event: PointerEvent) => {
    const byFinger = event.pointerType === "touch";
    if (byFinger && event.type === "pointerenter") return;
    controllerRef.current?.hold({ x: event.clientX, y: event.clientY }, byFinger);
  };

  const release = (event: PointerEvent) => {
    if (event.pointerType === "touch" || event.type === "pointerleave") {
      controllerRef.current?.lift();
    }
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const lens = controllerRef.current;
    if (!lens) return false;
    const arrow = arrowOf(event.key);
    if (arrow) {
      const step = event.shiftKey ? keyStep.large : keyStep.small;
      lens.move(arrow[0] * step, arrow[1] * step);
      return true;
    }
    const change = settingOf(event.key, settings, lens.limits());
    if (change) props.onSettings(change);
    else if (event.key === "Escape") props.onOff();
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
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - [ ] Escape"
        tabIndex={0}
        data-from-keyboard={fromKeyboard || undefined}
        onPointerEnter={hold}
        onPointerDown={hold}
        onPointerMove={hold}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
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
  const strength = Math.min(settings.strength ?? limits.usual, limits.most);
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
