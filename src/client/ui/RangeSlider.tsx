import { useEffect, useRef } from "react";

/** Two places on a scale from 0, the first before the second. */
export type Range = readonly [number, number];

type RangeSliderProps = {
  /** Names of the two thumbs. */
  labels: readonly [string, string];
  /** The last place of the scale. */
  last: number;
  value: Range;
  /** What the value is called. */
  valueText: string;
  /** Called with every move. */
  onMove: (value: Range) => void;
  /** Called when a thumb was let go of, or moved by a key. */
  onLetGo: () => void;
};

/**
 * Two thumbs on one line that never meet. They are the browser's own sliders, one over the other, so that
 * touch, keys and screen readers find what they know and nothing has to be loaded.
 */
export function RangeSlider({ labels, last, value, valueText, onMove, onLetGo }: RangeSliderProps) {
  const slider = useRef<HTMLDivElement>(null);
  const [start, end] = value;

  // React's own change event is the browser's input event: it comes with every move.
  useEffect(() => {
    const element = slider.current;
    element?.addEventListener("change", onLetGo);
    return () => element?.removeEventListener("change", onLetGo);
  }, [onLetGo]);

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
