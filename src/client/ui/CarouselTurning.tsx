import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { IconButton } from "./IconButton.tsx";

export type CarouselTurningProps = {
  carousel: RefObject<HTMLElement | null>;
  /** The slide somebody went to by themselves; null where nobody did, or it has gone on since. */
  taken: number | null;
  controls: string;
  onTurn: () => void;
};

/** Milliseconds a slide stays. */
const stays = 8_000;

/**
 * Has a carousel go on by itself, and the button that stops that. It stops for good where somebody moves the carousel
 * or comes into it by keyboard, and waits under a pointer and out of sight. Those who want less motion have to start it.
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

/** Whether the middle of an element is in the window. */
function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= 0 && middle <= window.innerHeight;
}
