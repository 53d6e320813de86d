import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { IconButton } from "./IconButton.tsx";

export type CarouselTurningProps = {
  carousel: RefObject<HTMLElement | null>;
  /** The slide that the user moved to; null if the user moved to none, or the carousel has advanced since. */
  taken: number | null;
  controls: string;
  onTurn: () => void;
};

/** How long a slide stays, in milliseconds. */
const stays = 8_000;

/**
 * Advances a carousel automatically and renders the button that stops it. It stops permanently when the user moves the
 * carousel or focuses it by keyboard, and pauses under a pointer and outside the viewport. With reduced motion, the
 * user has to start it.
 */
export function CarouselTurning({ carousel, taken, controls, onTurn }: CarouselTurningProps) {
  const [isOn, setOn] = useState(
    () => taken === null && !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const [takenBefore, setTakenBefore] = useState(taken);
  if (takenBefore !== taken) {
    setTakenBefore(taken);
    if (taken !== null) setOn(false);
  }
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = carousel.current;
    if (!isOn || !element) return;
    const stopForKeys = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) setOn(false);
    };
    element.addEventListener("focusin", stopForKeys);
    const turning = setInterval(() => {
      if (!document.hidden && !element.matches(":hover") && isSeen(element)) turn();
    }, stays);
    return () => {
      element.removeEventListener("focusin", stopForKeys);
      clearInterval(turning);
    };
  }, [carousel, isOn]);
  return (
    <IconButton
      icon={isOn ? Pause : Play}
      label={isOn ? "Stop going on by itself" : "Go on by itself"}
      aria-controls={controls}
      onClick={() => setOn(!isOn)}
    />
  );
}

/** Returns whether the middle of an element is in the viewport. */
function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= 0 && middle <= window.innerHeight;
}
