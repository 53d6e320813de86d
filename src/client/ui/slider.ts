import Swiper from "swiper";
import { Virtual } from "swiper/modules";

/** Position of a carousel. */
export type CarouselPosition = { index: number; atStart: boolean; atEnd: boolean };

/** A carousel controlled by Swiper. */
export type Slider = {
  move(step: number): void;
  /** Advances automatically, from the last slide to the first. */
  turn(): void;
  /** Reports that other slides are rendered now, if only some of them are. */
  drawn(): void;
  destroy(): void;
};

type SliderOptions = {
  variant: "hero" | "row" | "stage";
  /** The current slide: the initial one, or the one that the user has scrolled to meanwhile. */
  initialSlide: number;
  /** Number of slides, if only those around the current one are rendered; null if all are. */
  manyOf: number | null;
  /** `byUser` is false for the first report, and when a resize or automatic advance moved the slides. */
  onMove: (position: CarouselPosition, byUser: boolean) => void;
};

/**
 * Attaches Swiper to a row of slides. Swiper moves them by native scrolling (its CSS mode), so touch, trackpads,
 * right-to-left pages and a focus that moves into a hidden slide all behave as usual, and nothing shifts when Swiper
 * starts.
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
        // React renders the slides.
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
  // Swiper does not read the current scroll position, and no scroll event follows to report it.
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
  // The arrow keys work wherever the focus is in the carousel.
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
      // Swiper keeps its instance properties, because callbacks it deferred to the next frame still access them.
      swiper.destroy(false, false);
    },
  };
}

/** Returns by how many slides a key moves; 0 for any other key, or if something else handles it. */
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

/** Makes slides that are not in place inert. If such a slide has the focus, the track gets it. */
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
