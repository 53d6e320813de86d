import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties, type ReactNode } from "react";
import { cellRatio } from "./cell-ratio.ts";
import type { PlaceKeeper } from "./list-place.ts";
import { cellWidth, packRows, type GridShape, type PackedRows } from "./pack-rows.ts";
import { useBegin } from "./use-begin.ts";
import { useMeasured } from "./use-measured.ts";
import { mostWhole, useWindow } from "./use-window.ts";
import { unknownCount } from "./window-rows.ts";

type JustifiedGridProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Returns width divided by height of an item's image; null if it has none. */
  ratioOf: (item: Item) => number | null;
  /** Renders the card, which fills its cell's width and starts with its image. Pass a stable function. */
  render: (item: Item, place: number) => ReactNode;
  /** Target height of the rows, which then grow until they fill the width. */
  density?: "tall" | "middle" | "dense";
  /** Accessible name of the list. */
  label?: string;
  /** Number of items, loaded or not; by default the number of `items`. */
  total?: number | undefined;
  /** Identifies the list: a different value means another list, the same value the same list with more items. */
  identity?: string;
  /** Whether more items may be prepended. */
  isOpen?: boolean;
  place?: PlaceKeeper | undefined;
};

/**
 * Images in rows of equal height, at their true proportions. A cell's flex basis and flex factor are both proportional
 * to its image's ratio, so the browser finds the rows by itself: nothing is measured and nothing shifts, at any width.
 * Of a long list only the rows near the viewport are rendered; these rows are computed and come out the same.
 */
export function JustifiedGrid<Item>(props: JustifiedGridProps<Item>) {
  const { items, keyOf, ratioOf, density = "middle", label, identity = "", isOpen = false } = props;
  const { place, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const { begin, origin, noteRows } = useBegin({ keys, identity, isOpen, place });
  const isLong = items.length > mostWhole || begin > 0;
  // If more items can load, rows are measured now, so that their heights are known when the first of them unmount.
  const isMeasured = isLong || (props.total ?? 0) > items.length;
  const shape = useMeasured(list, isMeasured, shapeOf);

  const ratios = useMemo(
    () => (isMeasured ? items.map((item) => ratioAsDrawn(ratioOf(item))) : []),
    [isMeasured, items, ratioOf],
  );
  const rows = useMemo(() => {
    if (!shape) return null;
    const packed = packRows(ratios, shape, { origin: begin, isOpen });
    // Works with an image have their label below it, the others inside the cell.
    const isPictured = (item: Item) => ratioOf(item) !== null;
    const kinds = packed.heights.map((_, row) =>
      Number(items.slice(packed.starts[row], packed.starts[row + 1]).some(isPictured)),
    );
    return { ...packed, kinds };
  }, [shape, ratios, begin, isOpen, items, ratioOf]);
  const drawn = useWindow({
    list,
    rows,
    isLong,
    keys,
    identity,
    origin,
    place,
    width: shape?.width ?? 0,
    guess: shape?.rowGap ?? 0,
  });

  useLayoutEffect(() => noteRows(rows?.starts ?? []));

  // Until its width is known, only the beginning of a long list is rendered.
  const whole = isLong ? items.slice(0, mostWhole) : items;
  const cell = (at: number, height: number | null, end: number, space: number) => {
    const item = items[at];
    return item === undefined ? null : (
      <Cell
        key={keys[at]}
        item={item}
        place={at}
        render={render}
        ratio={ratioAsDrawn(ratioOf(item))}
        height={height}
        end={end}
        space={space}
        total={isLong ? (isOpen ? unknownCount : (props.total ?? items.length)) : undefined}
      />
    );
  };
  return (
    <ul
      ref={list}
      className="justified-grid"
      data-density={density}
      data-long={isLong || undefined}
      aria-label={label}
      style={drawn ? { paddingBlockEnd: drawn.rest } : undefined}
    >
      {rows && shape && drawn
        ? drawn.runs.flatMap(({ from, to, space }) =>
            cellsOf(rows, from, to).map(({ at, row, isEnd }) => {
              const height = rows.heights[row] ?? 0;
              const end = isEnd ? endOf(rows, row, ratios, shape) : 0;
              return cell(at, height, end, row === from ? space : 0);
            }),
          )
        : whole.map((_, at) => cell(at, null, 0, 0))}
    </ul>
  );
}

type CellProps<Item> = {
  item: Item;
  place: number;
  render: (item: Item, place: number) => ReactNode;
  ratio: number;
  /** Height of the row; null if the browser lays out the rows. */
  height: number | null;
  /** Free width after the cell, in pixels. */
  end: number;
  /** Height of the unrendered rows above the cell, in pixels. */
  space: number;
  /** Number of items, if not all of them are rendered. */
  total: number | undefined;
};

const Cell = memo(function Cell<Item>(props: CellProps<Item>) {
  const { item, place, render, ratio, height, end, space, total } = props;
  const width = height === null ? null : cellWidth(ratio, height);
  return (
    <li
      className="justified-grid__cell"
      suppressHydrationWarning
      aria-setsize={total}
      aria-posinset={total === undefined || total === unknownCount ? undefined : place + 1}
      style={
        {
          "--cell-ratio": ratio,
          ...(width !== null && {
            flex: `0 0 ${width}px`,
            maxInlineSize: "none",
            marginInlineEnd: end || undefined,
            marginBlockStart: space || undefined,
          }),
        } as CSSProperties
      }
    >
      {render(item, place)}
    </li>
  );
}) as <Item>(props: CellProps<Item>) => ReactNode;

/** Rounds a ratio to the precision of the style, from which the rows follow. */
const ratioAsDrawn = (ratio: number | null) => Math.round(cellRatio(ratio) * 10_000) / 10_000;

/** Returns the measurements that determine the rows, and the gap between rows. */
function shapeOf(element: HTMLElement): GridShape & { rowGap: number } {
  const style = getComputedStyle(element);
  return {
    width: element.getBoundingClientRect().width,
    gap: pixels(style.columnGap),
    rowGap: pixels(style.rowGap),
    // The computed style resolves a viewport-relative length to pixels only on an element that uses it.
    rowHeight: pixels(getComputedStyle(element, "::after").maxHeight),
    mostGrowth: Number(style.getPropertyValue("--most-growth")),
  };
}

/** Parses a computed length; keywords such as `normal` and `none` give 0. */
const pixels = (length: string) => parseFloat(length) || 0;

function cellsOf({ starts }: PackedRows, from: number, to: number) {
  const cells: { at: number; row: number; isEnd: boolean }[] = [];
  for (let row = from; row < to; row += 1) {
    const last = (starts[row + 1] ?? 0) - 1;
    for (let at = starts[row] ?? 0; at <= last; at += 1)
      cells.push({ at, row, isEnd: at === last });
  }
  return cells;
}

/** Returns the free width at the end of a row, so that no cell of the next row fits into it. */
function endOf(
  { starts, heights }: PackedRows,
  row: number,
  ratios: readonly number[],
  shape: { width: number; gap: number },
) {
  const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
  let used = (to - from - 1) * shape.gap;
  for (let at = from; at < to; at += 1) used += cellWidth(ratios[at] ?? 1, heights[row] ?? 0);
  return Math.max(0, Math.floor(shape.width - used - 0.5));
}
