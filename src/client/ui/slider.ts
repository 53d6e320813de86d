import Swiper from "swiper";
import { Virtual } from "swiper/modules";

/** Where a carousel stands. */
export type CarouselPosition = { index: number; atStart: boolean; atEnd: boolean };

/** A carousel under Swiper's control. */
export type Slider = {
  move(step: number): void;
  /** Goes on by itself; behind the last slide to the first. */
  turn(): void;
  /** Where only some of the slides are drawn: others are now. */
  drawn(): void;
  destroy(): void;
};

type SliderOptions = {
  variant: "hero" | "row" | "stage";
  /** The slide in place: the one to begin with, or the one the slides were scrolled to by now. */
  initialSlide: number;
  /** How many slides there are, where only those around the one in place are drawn; null where all are. */
  manyOf: number | null;
  /** `byUser` is false for the first report, and when a changed window moved the slides or they went on by themselves. */
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
  let isTurning = false;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const report = (swiper: Swiper, byUser: boolean) => {
    if (variant !== "row") keepOut(swiper);
    const position = {
      index: swiper.activeIndex,
      atStart: swiper.isBeginning,
      atEnd: swiper.isEnd,
    };
    onMove(position, byUser && !isTurning);
  };
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
  });
  // It does not ask where the slides stand already, and no scrolling follows to tell it.
  if (swiper.wrapperEl.scrollLeft !== 0) swiper.onScroll();
  else swiper.updateActiveIndex(initialSlide);
  report(swiper, false);
  for (const event of ["slideChange", "reachBeginning", "reachEnd", "fromEdge"] as const) {
    swiper.on(event, () => report(swiper, true));
  }
  swiper.on("resize", () => report(swiper, false));

  function move(step: number) {
    isTurning = false;
    if (step < 0) swiper.slidePrev();
    else swiper.slideNext();
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = stepOf(event, swiper.rtl);
    if (step === 0) return;
    event.preventDefault();
    move(step);
  };
  const takeOver = () => {
    isTurning = false;
  };
  // The arrow keys work on whatever has the focus in the carousel.
  const body = viewport.parentElement ?? viewport;
  body.addEventListener("keydown", moveByKey);
  body.addEventListener("pointerdown", takeOver);
  body.addEventListener("wheel", takeOver, { passive: true });
  return {
    move,
    turn() {
      isTurning = true;
      swiper.slideTo(swiper.isEnd ? 0 : swiper.activeIndex + 1);
    },
    drawn() {
      swiper.updateSlides();
      swiper.updateProgress();
      swiper.updateSlidesClasses();
      keepOut(swiper);
    },
    destroy() {
      body.removeEventListener("keydown", moveByKey);
      body.removeEventListener("pointerdown", takeOver);
      body.removeEventListener("wheel", takeOver);
      for (const slide of slidesOf(swiper)) slide.inert = false;
      // It keeps its parts: what it put off to the next frame still reaches for them.
      swiper.destroy(false, false);
    },
  };
}

/** By how many slides an arrow key goes on; 0 for what is no such key, or is somebody else's. */
function stepOf(event: KeyboardEvent, isRightToLeft: boolean): -1 | 0 | 1 {
  const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || isField(target)) return 0;
  if (key === "ArrowRight") return isRightToLeft ? -1 : 1;
  if (key === "ArrowLeft") return isRightToLeft ? 1 : -1;
  return 0;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [role=slider]");
}

/** Lets nobody into slides that are not in place. The focus stays in the carousel when its slide leaves. */
function keepOut(swiper: Swiper) {
  for (const [place, slide] of slidesOf(swiper).entries()) {
    const index = Number(slide.dataset.swiperSlideIndex ?? place);
    const isOut = index !== swiper.activeIndex;
    if (isOut && slide.contains(document.activeElement)) {
      swiper.wrapperEl.focus({ preventScroll: true });
    }
    slide.inert = isOut;
  }
}

function slidesOf({ wrapperEl }: Swiper): HTMLElement[] {
  return [...wrapperEl.children].filter(
    (child) => child instanceof HTMLElement && child.matches(".swiper-slide"),
  ) as HTMLElement[];
}
