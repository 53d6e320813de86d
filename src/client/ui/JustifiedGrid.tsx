import type { CSSProperties, ReactNode } from "react";
import { cellRatio } from "./cell-ratio.ts";

/** One entry of the grid. */
export type GridItem = {
  key: string;
  /** Width divided by height of its picture; null if it has none. */
  ratio: number | null;
  /** The card: fills the width of its cell, with its picture first. */
  content: ReactNode;
};

type JustifiedGridProps = {
  items: readonly GridItem[];
  /** The height rows aim for; they grow from it until they fill the width. */
  density?: "tall" | "middle" | "dense";
  /** The list's name for a screen reader. */
  label?: string;
};

/**
 * Pictures in rows of equal height and true widths. A cell's width and its share of what is left in
 * its row are both in proportion to its picture, so the browser finds the rows by itself: nothing is
 * measured and nothing jumps, at any width.
 */
export function JustifiedGrid({ items, density = "middle", label }: JustifiedGridProps) {
  return (
    <ul className="justified-grid" data-density={density} aria-label={label}>
      {items.map(({ key, ratio, content }) => (
        <li
          key={key}
          className="justified-grid__cell"
          suppressHydrationWarning
          style={{ "--cell-ratio": cellRatio(ratio).toFixed(4) } as CSSProperties}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
