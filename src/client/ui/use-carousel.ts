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
  /** Whether only the slides near the current one are rendered. */
  isWindowed: boolean;
  /** Whether it advances automatically. */
  turns: boolean;
  onSlideChange?: ((index: number) => void) | undefined;
};

/**
 * Implements a carousel's behaviour: position, movement, which slides are rendered, and Swiper once it has loaded.
 *
 * `announced` is the slide that a screen reader announces: set only after the user moved, null on mount and when the
 * carousel advanced automatically. `leftHeight` is its height when it left the viewport, in pixels, as long as it is
 * outside. `Turning` is the component that advances it, once loaded.
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
  /** Whether Swiper failed to load. */
  const [isPlain, setPlain] = useState(false);
  const { isNear, leftHeight } = useNear(viewport);

  // The number of slides may have decreased.
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
      // The slides of a row have different widths, so their index cannot be computed.
      return variant === "row" ? { ...seen, index: placeNow() } : seen;
    };
    const follow = () => arrive(look(), true);
    track.addEventListener("scroll", follow, { passive: true });
    const stopWaiting = whenSeen(element, async () => {
      const loaded = await import("./slider.ts").catch(() => null);
      if (disposed) return;
      // Without Swiper the slides stay a plain scrolling row, which renders all of them.
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

  // Reports to Swiper that other slides have been rendered.
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

/** Scrolls by the width of the viewport until Swiper has loaded. */
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

/** Returns the position of slides that are only scrolled. */
function scrolledTo(track: Element, count: number): CarouselPosition {
  const { clientWidth, scrollWidth } = track;
  // Negative in right-to-left pages.
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

/** Calls back once, when the browser is idle after painting and the element is in the viewport. */
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
