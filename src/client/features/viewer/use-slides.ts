import { useCallback, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Slides side by side in a box that scrolls: the browser swipes, this hook counts and steers. */
export type Slides = {
  /** The box that scrolls; each of its children is a slide as wide as the box. */
  trackRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
};

/**
 * Brings the slide of a number, from 0, into sight whenever it is another one: the first time at once, then
 * by a movement. Says which one somebody has swiped to.
 */
export function useSlides(index: number, onSwipe: (index: number) => void): Slides {
  const trackRef = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);

  useLayoutEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = index * track.clientWidth;
    const atOnce = calm || !isPlaced.current;
    isPlaced.current = true;
    if (Math.abs(track.scrollLeft - left) < 1) return;
    track.scrollTo({ left, behavior: atOnce ? "instant" : "smooth" });
  }, [index]);

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = useCallback(() => {
    // Counted when the scrolling rests: on the way to a slide others are only passed.
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const track = trackRef.current;
      if (!track || track.clientWidth === 0) return;
      const shown = Math.round(track.scrollLeft / track.clientWidth);
      if (shown !== index) onSwipe(shown);
    }, 120);
  }, [index, onSwipe]);

  return { trackRef, onScroll };
}
