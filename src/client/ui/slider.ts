import Swiper from "swiper";
import { Virtual } from "swiper/modules";

/** Where a carousel stands. */
export type CarouselPosition = { index: number; atStart: boolean; atEnd: boolean };

/** A carousel under Swiper's control. */
export type Slider = {
  move(step: number): void;
  /** Goes to a slide, counted from 0. */
  to(index: number): void;
  /** Where only some of the slides are drawn: others are now. */
  drawn(): void;
  destroy(): void;
};

type SliderOptions = {
  variant: "hero" | "row" | "stage";
  initialSlide: number;
  /** How many slides there are, where only those around the one in place are drawn; null where all are. */
  manyOf: number | null;
  /** `byUser` is false for the first report and when a changed window moved the slides. */
  onMove: (position: CarouselPosition, byUser: boolean) => void;
};

/**
 * Puts Swiper on a row of slides. It moves them by the browser's own scrolling (its CSS mode), so
 * touch, trackpads, right-to-left pages and a focus that wanders into a hidden slide all behave as
 * they do everywhere else, and nothing shifts when it takes over.
 */
export function createSlider(
  viewport: HTMLElement,
  { variant, initialSlide, manyOf, onMove }: SliderOptions,
): Slider {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const report = (swiper: Swiper, byUser: boolean) =>
    onMove({ index: swiper.activeIndex, atStart: swiper.isBeginning, atEnd: swiper.isEnd }, byUser);
  const swiper = new Swiper(viewport, {
    ...(manyOf !== null && {
      modules: [Virtual],
      virtual: {
        enabled: true,
        slides: Array.from({ length: manyOf }, (_, index) => index),
        // What is drawn is React's.
        renderExternal: () => undefined,
        renderExternalUpdate: false,
      },
    }),
    cssMode: true,
    slidesPerView: variant === "row" ? "auto" : 1,
    slidesPerGroupAuto: variant === "row",
    speed: still ? 0 : 250,
    initialSlide,
    on: {
      slideChange: (moved: Swiper) => report(moved, true),
      reachBeginning: (moved: Swiper) => report(moved, true),
      reachEnd: (moved: Swiper) => report(moved, true),
      fromEdge: (moved: Swiper) => report(moved, true),
      resize: (moved: Swiper) => report(moved, false),
    },
  });
  report(swiper, false);
  return {
    move: (step) => (step < 0 ? swiper.slidePrev() : swiper.slideNext()),
    to: (index) => swiper.slideTo(index),
    drawn() {
      swiper.updateSlides();
      swiper.updateProgress();
      swiper.updateSlidesClasses();
    },
    destroy: () => swiper.destroy(true, false),
  };
}
