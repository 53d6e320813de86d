import { memo, useMemo, useRef, type ReactNode } from "react";
import type { PlaceKeeper } from "./list-place.ts";
import { useRowWindow } from "./use-row-window.ts";
import { unknownCount } from "./window-rows.ts";

type RowListProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Pass a stable function. */
  render: (item: Item) => ReactNode;
  className: string;
  /** Accessible name of the list. */
  label: string;
  /** Number of items, loaded or not; by default the number of `items`. */
  total?: number | undefined;
  /** Identifies the list: a different value means another list, the same value the same list with more items. */
  identity?: string;
  /** Whether more items may be prepended. */
  isOpen?: boolean;
  place?: PlaceKeeper | undefined;
};

/** A vertical list of items. Of a long list only the items near the viewport are rendered. */
export function RowList<Item>(props: RowListProps<Item>) {
  const {
    items,
    keyOf,
    render,
    className,
    label,
    total,
    identity = "",
    isOpen = false,
    place,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const { isLong, drawn, rest } = useRowWindow({
    list,
    keys,
    identity,
    isOpen,
    hasMore: (total ?? 0) > items.length,
    place,
    guess: 72,
  });
  return (
    <ul
      ref={list}
      className={`row-list ${className}`}
      data-long={isLong || undefined}
      aria-label={label}
      style={isLong ? { paddingBlockEnd: rest } : undefined}
    >
      {drawn.map(({ at, space }) => {
        const item = items[at];
        return item === undefined ? null : (
          <Row
            key={keys[at]}
            item={item}
            render={render}
            space={space}
            place={isLong && !isOpen ? at + 1 : undefined}
            total={isLong ? (isOpen ? unknownCount : (total ?? items.length)) : undefined}
          />
        );
      })}
    </ul>
  );
}

type RowProps<Item> = {
  item: Item;
  render: (item: Item) => ReactNode;
  space: number;
  place: number | undefined;
  total: number | undefined;
};

const Row = memo(function Row<Item>({ item, render, space, place, total }: RowProps<Item>) {
  return (
    <li
      aria-setsize={total}
      aria-posinset={place}
      style={space > 0 ? { marginBlockStart: space } : undefined}
    >
      {render(item)}
    </li>
  );
}) as <Item>(props: RowProps<Item>) => ReactNode;
