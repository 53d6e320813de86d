import { useCallback, useRef, useState } from "react";
import type { RefObject } from "react";

/** Slides side by side in a box that scrolls: the browser swipes, this hook counts and steers. */
export type Slides = {
  /** The box that scrolls; each of its children is a slide as wide as the box. */
  trackRef: RefObject<HTMLDivElement | null>;
  /** Which slide shows, counted from 0. */
  index: number;
  /** Shows another slide; beyond the ends nothing happens. */
  show: (index: number) => void;
  onScroll: () => void;
};

/** Steers `count` slides, beginning with the first. */
export function useSlides(count: number): Slides {
  const trackRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);

  const show = useCallback(
    (wanted: number) => {
      const track = trackRef.current;
      if (!track || wanted < 0 || wanted >= count) return;
      const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      track.scrollTo({
        left: wanted * track.clientWidth,
        behavior: calm ? "instant" : "smooth",
      });
      setIndex(wanted);
    },
    [count],
  );

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = useCallback(() => {
    // Counted when the scrolling rests: on the way to a slide others are only passed.
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const track = trackRef.current;
      if (track && track.clientWidth > 0) {
        setIndex(Math.round(track.scrollLeft / track.clientWidth));
      }
    }, 120);
  }, []);

  return { trackRef, index: Math.min(index, Math.max(0, count - 1)), show, onScroll };
}
