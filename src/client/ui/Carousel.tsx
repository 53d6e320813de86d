import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Children, useId, useRef } from "react";
import type { CSSProperties, ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import { useCarousel } from "./use-carousel.ts";
import { usePrinting } from "./use-printing.ts";

type CarouselProps = {
  /** The carousel's accessible name: what the slides are, such as `Recently added`. */
  label: string;
  /**
   * `hero`: one slide fills the width. `row`: as many slides as fit, each at its own width.
   * `stage`: one slide fills the width, for looking at one image.
   */
  variant: "hero" | "row" | "stage";
  children: ReactNode;
  /** Initial slide, from 0. */
  initialSlide?: number;
  /** Whether it advances automatically until the user moves or stops it. */
  turns?: boolean;
  /** Called with the number of the slide that is now in place, from 0. */
  onSlideChange?: (index: number) => void;
  /** Returns a slide's accessible name; default `3 of 12`. */
  slideName?: (index: number, count: number) => string;
};

/** With more slides than this, only those near the current one are rendered. Printing renders all. */
const mostDrawn = 8;

/**
 * Slides beside each other, moved by touch, trackpad, arrow keys and buttons. Swiper loads after the first paint, once
 * the carousel is visible. Until then the slides are a plain row that scrolls and snaps, in the same place and size. A
 * single slide has no controls.
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
  // The tallest slide may be among those that unmount when the carousel leaves the viewport.
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
        {/* Visually below the slides, but before them in the tab order. */}
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
