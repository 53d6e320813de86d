import { memo, useMemo, useRef, type ReactNode } from "react";
import type { PlaceKeeper } from "./list-place.ts";
import { useRowWindow } from "./use-row-window.ts";
import { unknownCount } from "./window-rows.ts";

type RowListProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The same function for as long as it draws alike. */
  render: (item: Item) => ReactNode;
  className: string;
  /** The list's name for a screen reader. */
  label: string;
  /** How many items there are, loaded or not; without it as many as are given. */
  total?: number | undefined;
  /** Tells another list from the same one gone on with. */
  identity?: string;
  /** Whether more items come in front of the first one. */
  isOpen?: boolean;
  place?: PlaceKeeper | undefined;
};

/** Items one below the other. Of a long list only those near the window are drawn. */
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
