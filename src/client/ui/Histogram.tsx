import type { Range } from "./RangeSlider.tsx";

type HistogramProps = {
  counts: readonly number[];
  /** The selection, as the bar edges it lies between. */
  chosen: Range;
};

/** Height of the highest bar, and minimum height of a bar that is not empty. */
const [full, least] = [100, 4];

/**
 * A bar chart; bars outside the selection are muted. It is hidden from screen readers, because text elsewhere says the
 * same.
 */
export function Histogram({ counts, chosen: [start, end] }: HistogramProps) {
  const most = Math.max(1, ...counts);
  const bar = (count: number, place: number) => {
    if (count === 0) return "";
    const height = Math.max(least, (full * count) / most);
    return `M${place + 0.08} ${full}v${-height.toFixed(1)}h.84V${full}z`;
  };
  const bars = (isChosen: boolean) =>
    counts
      .map((count, place) =>
        (place >= start && place < end) === isChosen ? bar(count, place) : "",
      )
      .join("");
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${counts.length} ${full}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className="histogram__others" d={bars(false)} />
      <path d={bars(true)} />
    </svg>
  );
}
