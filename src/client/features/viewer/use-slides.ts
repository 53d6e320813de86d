import { useCallback, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Slides side by side in a scroll container: the browser handles swipes, the hook tracks and sets the position. */
export type Slides = {
  /** The scroll container; each of its children is a slide as wide as the container. */
  trackRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
};

/**
 * Scrolls to the slide of a number, from 0, when the number changes: immediately the first time, then animated. Reports
 * the slide that the user has swiped to.
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
    // Reported when the scrolling rests, because slides in between are only passed.
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
