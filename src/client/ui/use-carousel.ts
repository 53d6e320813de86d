import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from "react";
import type { CarouselTurningProps } from "./CarouselTurning.tsx";
import { rangeAround } from "./slide-range.ts";
import { useNear } from "./use-near.ts";
import type { CarouselPosition, Slider } from "./slider.ts";
import { whenIdle } from "./when-idle.ts";

type Options = {
  variant: "hero" | "row" | "stage";
  count: number;
  initialSlide: number;
  /** Whether only the slides near the one in place are drawn. */
  isWindowed: boolean;
  /** Whether it goes on by itself. */
  turns: boolean;
  onSlideChange?: ((index: number) => void) | undefined;
};

/**
 * A carousel's behaviour: position, moving on, which slides are drawn, and Swiper once it is there.
 *
 * `announced` is the slide to be said by a screen reader: only after the user moved, never on arrival or where the
 * carousel goes on by itself. `Turning` is what makes it go on, once that is there.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, options: Options) {
  const { variant, count, initialSlide, isWindowed, turns } = options;
  const slider = useRef<Slider | null>(null);
  const [Turning, setTurning] = useState<ComponentType<CarouselTurningProps> | null>(null);
  const [position, setPosition] = useState<CarouselPosition>({
    index: initialSlide,
    atStart: initialSlide === 0,
    atEnd: initialSlide >= count - 1,
  });
  const [announced, setAnnounced] = useState<number | null>(null);
  /** Whether Swiper cannot be had. */
  const [isPlain, setPlain] = useState(false);
  const isNear = useNear(viewport);

  const arrive = useEffectEvent((next: CarouselPosition, byUser: boolean) => {
    setPosition(next);
    if (next.index === position.index) return;
    if (byUser) setAnnounced(next.index);
    options.onSlideChange?.(next.index);
  });

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    let disposed = false;
    const stopWaiting = whenSeen(element, async () => {
      const loaded = await import("./slider.ts").catch(() => null);
      if (disposed) return;
      // Without it the slides go on as plain ones, moved by scrolling: then all of them are drawn.
      if (!loaded) return setPlain(true);
      slider.current = loaded.createSlider(element, {
        variant,
        initialSlide,
        manyOf: isWindowed ? count : null,
        onMove: arrive,
      });
      if (!turns) return;
      const turning = await import("./CarouselTurning.tsx").catch(() => null);
      if (!disposed && turning) setTurning(() => turning.CarouselTurning);
    });
    return () => {
      disposed = true;
      stopWaiting();
      slider.current?.destroy();
      slider.current = null;
    };
  }, [viewport, variant, count, initialSlide, isWindowed, turns]);

  // By now other slides are there.
  useLayoutEffect(() => {
    if (isWindowed) slider.current?.drawn();
  }, [isWindowed, isNear, position.index]);

  const move = useCallback(
    (step: number) => {
      if (slider.current) slider.current.move(step);
      else scrollByHand(viewport.current, step);
    },
    [viewport],
  );
  const turn = () => slider.current?.turn();

  const range = isPlain ? { from: 0, to: count - 1 } : rangeAround(position.index, count, isNear);
  return { position, range, announced, move, turn, Turning };
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
