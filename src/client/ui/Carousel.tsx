import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Children, useId, useRef } from "react";
import type { CSSProperties, ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import { useCarousel } from "./use-carousel.ts";
import { usePrinting } from "./use-printing.ts";

type CarouselProps = {
  /** What the slides are, such as `Recently added`: the carousel's name. */
  label: string;
  /**
   * `hero`: one slide fills the width. `row`: as many slides as fit, each as wide as it is.
   * `stage`: one slide fills the width, for looking at one picture.
   */
  variant: "hero" | "row" | "stage";
  /** The slides. */
  children: ReactNode;
  /** The slide to begin with, counted from 0. */
  initialSlide?: number;
  /** Whether it goes on by itself until somebody moves it or stops it. */
  turns?: boolean;
  /** Called with the number of the slide that is now in place, counted from 0. */
  onSlideChange?: (index: number) => void;
  /** What a slide is called, `3 of 12` without it. */
  slideName?: (index: number, count: number) => string;
};

/** Of more slides than these only the ones near the one in place are drawn, but all of them on paper. */
const mostDrawn = 8;

/**
 * Slides beside each other, moved by touch, trackpad, arrow keys and buttons. Until Swiper is there
 * (it is loaded after the first paint, when the carousel is seen) the slides are a plain row that
 * scrolls and snaps, in the same place and size. A single slide has no controls.
 */
export function Carousel({
  label,
  variant,
  children,
  initialSlide = 0,
  turns = false,
  onSlideChange,
  slideName = (index, count) => `${index + 1} of ${count}`,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const isRow = variant === "row";
  const isWindowed = !isRow && count > mostDrawn;
  const carousel = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { position, range, leftHeight, announced, move, turn, Turning } = useCarousel(viewport, {
    variant,
    count,
    initialSlide,
    isWindowed,
    turns,
    onSlideChange,
  });
  const viewportId = useId();
  const isPrinting = usePrinting();

  const slideOf = (slide: ReactNode, index: number) => (
    <div
      key={index}
      className="carousel__slide swiper-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={slideName(index, count)}
      data-swiper-slide-index={isWindowed ? index : undefined}
    >
      {slide}
    </div>
  );
  const isDrawnInPart = isWindowed && !isPrinting;
  const first = isDrawnInPart ? range.from : 0;
  const drawn = isDrawnInPart ? slides.slice(first, range.to + 1) : slides;
  // Of the slides that go when the window does, one may be the highest.
  const held = isDrawnInPart && leftHeight !== null ? { minBlockSize: leftHeight } : undefined;
  const places = { "--slides": count, "--first": first } as CSSProperties;

  return (
    <section
      ref={carousel}
      className={`carousel carousel--${variant}`}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className="carousel__body">
        {/* Below the slides to the eye, and before them to whoever comes by keyboard. */}
        {count > 1 && (
          <div className="carousel__controls" lang="en">
            {turns && (
              <span className="carousel__turning">
                {Turning && (
                  <Turning
                    carousel={carousel}
                    taken={announced}
                    controls={viewportId}
                    onTurn={turn}
                  />
                )}
              </span>
            )}
            <IconButton
              className="carousel__back"
              icon={ChevronLeft}
              label="Previous"
              aria-controls={viewportId}
              aria-disabled={position.atStart}
              onClick={() => move(-1)}
            />
            {!isRow && (
              <span className="carousel__position numeric" aria-hidden>
                {position.index + 1} / {count}
              </span>
            )}
            <IconButton
              className="carousel__on"
              icon={ChevronRight}
              label="Next"
              aria-controls={viewportId}
              aria-disabled={position.atEnd}
              onClick={() => move(1)}
            />
          </div>
        )}
        <div className="carousel__viewport swiper" ref={viewport} id={viewportId} style={held}>
          <div
            className="carousel__track swiper-wrapper"
            role="group"
            aria-label={label}
            tabIndex={count > 1 && !isRow ? 0 : undefined}
            data-windowed={isWindowed || undefined}
            suppressHydrationWarning
            style={isWindowed ? places : undefined}
          >
            {drawn.map((slide, place) => slideOf(slide, first + place))}
            {isDrawnInPart && (
              <noscript>
                {slides
                  .slice(range.to + 1)
                  .map((slide, place) => slideOf(slide, range.to + 1 + place))}
              </noscript>
            )}
          </div>
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced === null ? "" : `${label}: ${slideName(announced, count)}`}
      </p>
    </section>
  );
}
