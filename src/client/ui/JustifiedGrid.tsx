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
  /** Width divided by height of an item's picture; null if it has none. */
  ratioOf: (item: Item) => number | null;
  /** The card: fills the width of its cell, with its picture first. The same function for as long as it draws alike. */
  render: (item: Item, place: number) => ReactNode;
  /** The height rows aim for; they grow from it until they fill the width. */
  density?: "tall" | "middle" | "dense";
  /** The list's name for a screen reader. */
  label?: string;
  /** How many items there are, loaded or not; without it as many as are given. */
  total?: number | undefined;
  /** Tells another list from the same one gone on with. */
  identity?: string;
  /** Whether more items come in front of the first one. */
  isOpen?: boolean;
  place?: PlaceKeeper | undefined;
};

/**
 * Pictures in rows of equal height and true widths. A cell's width and its share of what is left in
 * its row are both in proportion to its picture, so the browser finds the rows by itself: nothing is
 * measured and nothing jumps, at any width. Of a long list only the rows near the window are drawn; they are
 * computed, and are the same.
 */
export function JustifiedGrid<Item>(props: JustifiedGridProps<Item>) {
  const { items, keyOf, ratioOf, density = "middle", label, identity = "", isOpen = false } = props;
  const { place, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const { begin, origin, noteRows } = useBegin({ keys, identity, isOpen, place });
  const isLong = items.length > mostWhole || begin > 0;
  // If more comes rows are measured, so that they are known when the first of them go.
  const isMeasured = isLong || (props.total ?? 0) > items.length;
  const shape = useMeasured(list, isMeasured, shapeOf);

  const ratios = useMemo(
    () => (isMeasured ? items.map((item) => ratioAsDrawn(ratioOf(item))) : []),
    [isMeasured, items, ratioOf],
  );
  const rows = useMemo(() => {
    if (!shape) return null;
    const packed = packRows(ratios, shape, { origin: begin, isOpen });
    // Works with a picture have their label below it, the others in it.
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

  // Before anything is known of its width, of a long list only the beginning is drawn.
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
  /** The height of its row; null if the browser finds the rows. */
  height: number | null;
  /** The width that is left over behind it, in pixels. */
  end: number;
  /** The height of what is not drawn above it, in pixels. */
  space: number;
  /** How many items there are, where not all of them are drawn. */
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

/** As many digits as a style has of it: the rows follow from that. */
const ratioAsDrawn = (ratio: number | null) => Math.round(cellRatio(ratio) * 10_000) / 10_000;

/** What the rows follow from, and how far they are apart. */
function shapeOf(element: HTMLElement): GridShape & { rowGap: number } {
  const style = getComputedStyle(element);
  return {
    width: element.getBoundingClientRect().width,
    gap: pixels(style.columnGap),
    rowGap: pixels(style.rowGap),
    // A length that hangs on the window is a number only where it is used.
    rowHeight: pixels(getComputedStyle(element, "::after").maxHeight),
    mostGrowth: Number(style.getPropertyValue("--most-growth")),
  };
}

/** A length as a style has it; words such as `normal` and `none` are no length. */
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

/** What a row leaves over, so that nothing of the next one is drawn into it. */
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
