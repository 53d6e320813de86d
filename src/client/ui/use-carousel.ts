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
 * `announced` is the slide to be said by a screen reader: only after the user moved, null on arrival and where the
 * carousel went on by itself. `leftHeight` is how high it was when the window went away from it, in pixels, as long as
 * it is away. `Turning` is what makes it go on, once that is there.
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
  const { isNear, leftHeight } = useNear(viewport);

  // There may be fewer slides than before.
  const place = Math.min(position.index, count - 1);

  const arrive = useEffectEvent((next: CarouselPosition, byUser: boolean) => {
    setPosition((before) => (isSame(before, next) ? before : next));
    if (next.index === position.index) return;
    setAnnounced(byUser && place === position.index ? next.index : null);
    options.onSlideChange?.(next.index);
  });
  const placeNow = useEffectEvent(() => place);

  useEffect(() => {
    const element = viewport.current;
    const track = trackOf(element);
    if (!element || !track || count < 2) return;
    let disposed = false;
    const look = () => {
      const seen = scrolledTo(track, count);
      // The slides of a row are as wide as they are, and not counted.
      return variant === "row" ? { ...seen, index: placeNow() } : seen;
    };
    const follow = () => arrive(look(), true);
    track.addEventListener("scroll", follow, { passive: true });
    const stopWaiting = whenSeen(element, async () => {
      const loaded = await import("./slider.ts").catch(() => null);
      if (disposed) return;
      // Without it the slides go on as plain ones, moved by scrolling: then all of them are drawn.
      if (!loaded) {
        follow();
        return setPlain(true);
      }
      track.removeEventListener("scroll", follow);
      slider.current = loaded.createSlider(element, {
        variant,
        initialSlide: track.scrollLeft === 0 ? placeNow() : look().index,
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
      track.removeEventListener("scroll", follow);
      slider.current?.destroy();
      slider.current = null;
    };
  }, [viewport, variant, count, isWindowed, turns]);

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

  const range = isPlain ? { from: 0, to: count - 1 } : rangeAround(place, count, isNear);
  return { position, range, leftHeight, announced, move, turn, Turning };
}

function isSame(one: CarouselPosition, other: CarouselPosition): boolean {
  return one.index === other.index && one.atStart === other.atStart && one.atEnd === other.atEnd;
}

/** Before Swiper is there, a step is a plain scroll by the width of the window on the slides. */
function scrollByHand(viewport: HTMLElement | null, step: number) {
  const track = trackOf(viewport);
  if (!track) return;
  const direction = getComputedStyle(track).direction === "rtl" ? -1 : 1;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  track.scrollBy({
    left: direction * step * track.clientWidth * 0.9,
    behavior: still ? "instant" : "smooth",
  });
}

/** Where slides stand that are only scrolled. */
function scrolledTo(track: Element, count: number): CarouselPosition {
  const { clientWidth, scrollWidth } = track;
  // Below 0 where one reads from right to left.
  const left = Math.abs(track.scrollLeft);
  return {
    index: Math.min(Math.round(left / clientWidth) || 0, count - 1),
    atStart: left < 1,
    atEnd: left > scrollWidth - clientWidth - 1,
  };
}

function trackOf(viewport: HTMLElement | null): Element | null | undefined {
  return viewport?.firstElementChild;
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
