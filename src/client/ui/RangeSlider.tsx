import { useEffect, useRef } from "react";

/** Two positions on a scale from 0, the first less than the second. */
export type Range = readonly [number, number];

type RangeSliderProps = {
  /** Names of the two thumbs. */
  labels: readonly [string, string];
  /** Last position of the scale. */
  last: number;
  value: Range;
  /** The value as text, for screen readers. */
  valueText: string;
  /** Called with every change while a thumb moves. */
  onMove: (value: Range) => void;
  /** Called when a thumb is released, or moved by a key. */
  onLetGo: () => void;
};

/**
 * Two thumbs on one track that never meet. They are native range inputs on top of each other, so touch, keyboard and
 * screen readers work as usual and no code has to be loaded.
 */
export function RangeSlider({ labels, last, value, valueText, onMove, onLetGo }: RangeSliderProps) {
  const slider = useRef<HTMLDivElement>(null);
  const [start, end] = value;

  useEffect(() => {
    const element = slider.current;
    if (!element) return;
    // A press beside the thumbs moves the nearer one.
    const press = (event: MouseEvent) => {
      if (event.target !== element) return;
      const place = Math.round(last * shareAt(element, event.clientX));
      const isFirst = Math.abs(place - start) <= Math.abs(place - end);
      onMove(isFirst ? [Math.min(place, end - 1), end] : [start, Math.max(place, start + 1)]);
      element.querySelectorAll("input")[isFirst ? 0 : 1]?.focus();
      onLetGo();
    };
    element.addEventListener("click", press);
    // React's change event is the browser's input event, which fires with every move.
    element.addEventListener("change", onLetGo);
    return () => {
      element.removeEventListener("click", press);
      element.removeEventListener("change", onLetGo);
    };
  }, [last, start, end, onMove, onLetGo]);

  return (
    <div className="range-slider" ref={slider} data-late={start > last / 2 || undefined}>
      <input
        type="range"
        aria-label={labels[0]}
        aria-valuetext={valueText}
        min={0}
        max={last}
        value={start}
        onChange={({ target }) => onMove([Math.min(Number(target.value), end - 1), end])}
      />
      <input
        type="range"
        aria-label={labels[1]}
        aria-valuetext={valueText}
        min={0}
        max={last}
        value={end}
        onChange={({ target }) => onMove([start, Math.max(Number(target.value), start + 1)])}
      />
    </div>
  );
}

/** Returns how far along an element a viewport position is, from 0 to 1 in the writing direction. */
function shareAt(element: HTMLElement, x: number): number {
  const { left, width } = element.getBoundingClientRect();
  const share = Math.min(Math.max((x - left) / width, 0), 1);
  return getComputedStyle(element).direction === "rtl" ? 1 - share : share;
}
