import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Children, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import { useCarousel } from "./use-carousel.ts";

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
  /** Called with the number of the slide that is now in place, counted from 0. */
  onSlideChange?: (index: number) => void;
  /** What a slide is called, `3 of 12` without it. */
  slideName?: (index: number, count: number) => string;
};

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
  onSlideChange,
  slideName = (index, count) => `${index + 1} of ${count}`,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const viewport = useRef<HTMLDivElement>(null);
  const { position, announced, move } = useCarousel(viewport, {
    variant,
    count,
    initialSlide,
    onSlideChange,
  });
  const viewportId = useId();

  function moveByKey(event: KeyboardEvent) {
    if (event.defaultPrevented || isTextField(event.target)) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const steps = { ArrowLeft: rightToLeft ? 1 : -1, ArrowRight: rightToLeft ? -1 : 1 };
    const step = steps[event.key as keyof typeof steps];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  }

  return (
    <section
      className={`carousel carousel--${variant}`}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {/* The arrow keys work on whatever has the focus inside, so the listener is around it all. */}
      <div className="carousel__body" role="presentation" onKeyDown={moveByKey}>
        <div className="carousel__viewport swiper" ref={viewport} id={viewportId}>
          <div
            className="carousel__track swiper-wrapper"
            role="group"
            aria-label={label}
            tabIndex={count > 1 && variant !== "row" ? 0 : undefined}
          >
            {slides.map((slide, index) => (
              <div
                key={index}
                className="carousel__slide swiper-slide"
                role="group"
                aria-roledescription="slide"
                aria-label={slideName(index, count)}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        {count > 1 && (
          <div className="carousel__controls">
            <IconButton
              className="carousel__back"
              icon={ChevronLeft}
              label="Previous"
              aria-controls={viewportId}
              aria-disabled={position.atStart}
              onClick={() => move(-1)}
            />
            {variant !== "row" && (
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
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced === null ? "" : `${label}: ${slideName(announced, count)}`}
      </p>
    </section>
  );
}

function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [role=slider]");
}
