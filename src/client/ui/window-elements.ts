import type { Run, WindowRows } from "./window-rows.ts";

/** An item of a list and the element that renders it. */
export type DrawnItem = { item: number; element: Element };

/**
 * Returns the rendered items, in order.
 *
 * @param runs the rendered rows; null if all items are rendered
 */
export function drawnItems(
  list: Element,
  starts: readonly number[] | null,
  runs: readonly Run[] | null,
): DrawnItem[] {
  const elements = [...list.children].filter((child) => !child.hasAttribute("data-space"));
  if (!starts || !runs) return elements.map((element, item) => ({ item, element }));
  const items = runs.flatMap(({ from, to }) => {
    const first = starts[from] ?? 0;
    return Array.from({ length: (starts[to] ?? first) - first }, (_, at) => first + at);
  });
  return elements.flatMap((element, at) => {
    const item = items[at];
    return item === undefined ? [] : [{ item, element }];
  });
}

/** Returns the first item in the viewport and its distance below the viewport's top; null if there is none. */
export function itemAtTop(items: readonly DrawnItem[]): { item: number; top: number } | null {
  for (const { item, element } of items) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return top < innerHeight ? { item, top } : null;
  }
  return null;
}

/** Returns the item that contains the focus. */
export function itemWithFocus(items: readonly DrawnItem[]): number | null {
  const { activeElement } = document;
  return items.find(({ element }) => element.contains(activeElement))?.item ?? null;
}

/**
 * Measures rendered rows, up to the start of the next row; the last row of a run cannot be measured.
 *
 * @param elements the elements of the items
 * @param runs the rendered rows; null if all are
 */
export function measuredRows(
  elements: ReadonlyMap<number, Element>,
  { starts, heights }: WindowRows,
  runs: readonly Pick<Run, "from" | "to">[] | null,
): { row: number; height: number }[] {
  const measured: { row: number; height: number }[] = [];
  for (const { from, to } of runs ?? [{ from: 0, to: heights.length }]) {
    for (let row = from; row < to - 1; row += 1) {
      const above = elements.get(starts[row] ?? 0)?.getBoundingClientRect().top;
      const below = elements.get(starts[row + 1] ?? 0)?.getBoundingClientRect().top;
      if (above === undefined || below === undefined || below <= above) continue;
      measured.push({ row, height: below - above });
    }
  }
  return measured;
}

/** Scrolls the page by a number of pixels, without animation. */
export function scrollQuietly(by: number): void {
  if (Math.abs(by) >= 0.5) scrollBy({ top: by, behavior: "instant" });
}

/**
 * Returns how far the browser scrolled up by itself because the page became too short for its scroll position.
 *
 * @param before previous scroll position, in pixels
 */
export function lostSince(before: number): number {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return isAtEnd ? Math.max(0, before - scrollY) : 0;
}
