import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { CarouselPosition, Slider } from "./slider.ts";
import { whenIdle } from "./when-idle.ts";

type Options = {
  variant: "hero" | "row" | "stage";
  count: number;
  initialSlide: number;
  onSlideChange?: ((index: number) => void) | undefined;
};

/**
 * A carousel's behaviour: position, moving on, and Swiper once it is there.
 *
 * `announced` is the slide to be said by a screen reader: only after the user moved, never on arrival.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, options: Options) {
  const { variant, count, initialSlide } = options;
  const slider = useRef<Slider | null>(null);
  const [position, setPosition] = useState<CarouselPosition>({
    index: initialSlide,
    atStart: initialSlide === 0,
    atEnd: initialSlide >= count - 1,
  });
  const [announced, setAnnounced] = useState<number | null>(null);

  const arrive = useEffectEvent((next: CarouselPosition, byUser: boolean) => {
    setPosition(next);
    if (!byUser || next.index === position.index) return;
    setAnnounced(next.index);
    options.onSlideChange?.(next.index);
  });

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    let disposed = false;
    const stopWaiting = whenSeen(element, async () => {
      // Without it the slides go on as plain ones, moved by scrolling.
      const loaded = await import("./slider.ts").catch(() => null);
      if (disposed || !loaded) return;
      slider.current = loaded.createSlider(element, { variant, initialSlide, onMove: arrive });
    });
    return () => {
      disposed = true;
      stopWaiting();
      slider.current?.destroy();
      slider.current = null;
    };
  }, [viewport, variant, count, initialSlide]);

  const move = useCallback(
    (step: number) => {
      if (slider.current) slider.current.move(step);
      else scrollByHand(viewport.current, step);
    },
    [viewport],
  );

  return { position, announced, move };
}

/** Before Swiper is there, a step is a plain scroll by the width of the window on the slides. */
function scrollByHand(viewport: HTMLElement | null, step: number) {
  const track = viewport?.firstElementChild;
  if (!(track instanceof HTMLElement)) return;
  const direction = getComputedStyle(track).direction === "rtl" ? -1 : 1;
  track.scrollBy({ left: direction * step * track.clientWidth * 0.9, behavior: "smooth" });
}

/** Calls back once, when the browser is idle after painting and the element is in the window. */
function whenSeen(element: HTMLElement, callback: () => void): () => void {
  let stopIdle = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    stopIdle = whenIdle(callback);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stopIdle();
  };
}
