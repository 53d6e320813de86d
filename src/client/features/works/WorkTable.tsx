import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { memo, useMemo, useRef, type ReactNode } from "react";
import type { PlaceKeeper } from "../../ui/list-place.ts";
import { useRowWindow } from "../../ui/use-row-window.ts";
import { unknownCount } from "../../ui/window-rows.ts";
import { columnNames, type Column } from "./columns.ts";
import type { SearchChange, WorksSort } from "./works-search.ts";

type WorkTableProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders a work's cells; pass a stable function. */
  render: (item: Item, columns: readonly Column[]) => ReactNode;
  columns: readonly Column[];
  /** Current order of the works. */
  sort: WorksSort | undefined;
  total: number | undefined;
  identity: string;
  place: PlaceKeeper;
  isOpen: boolean;
  onSearchChange: (change: SearchChange) => void;
};

/** Orders of the sortable columns; the first press on a column applies its first order. */
const sorts: Partial<Record<Column, readonly WorksSort[]>> = {
  identifier: ["identifier"],
  title: ["title"],
  creator: ["creator"],
  date: ["oldest", "latest"],
};

/** Works as a table with selectable columns. Of a long table only the rows near the viewport are rendered. */
export function WorkTable<Item>(props: WorkTableProps<Item>) {
  const { items, keyOf, render, columns, sort, total, identity, place, isOpen } = props;
  const list = useRef<HTMLTableSectionElement>(null);
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const { isLong, drawn, rest } = useRowWindow({
    list,
    keys,
    identity,
    place,
    isOpen,
    hasMore: (total ?? 0) > items.length,
    manner: columns,
    guess: 64,
  });
  const gap = (space: number, name: string) => (
    <tr key={name} data-space aria-hidden>
      <td colSpan={columns.length} style={{ blockSize: space }} />
    </tr>
  );
  return (
    <div className="work-table__frame">
      <table
        className="table work-table"
        aria-label="Works"
        aria-rowcount={isLong ? (isOpen ? unknownCount : (total ?? items.length) + 1) : undefined}
      >
        <thead>
          <tr aria-rowindex={isLong && !isOpen ? 1 : undefined}>
            {columns.map((column) => (
              <ColumnHead
                key={column}
                column={column}
                sort={sort}
                onSort={(next) => props.onSearchChange({ sort: next })}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={list} data-long={isLong || undefined}>
          {drawn.flatMap(({ at, space }) => {
            const item = items[at];
            if (item === undefined) return [];
            const row = (
              <Row
                key={keys[at]}
                item={item}
                place={isLong && !isOpen ? at + 2 : undefined}
                columns={columns}
                render={render}
              />
            );
            return space > 0 ? [gap(space, `before ${keys[at]}`), row] : [row];
          })}
          {rest > 0 && gap(rest, "rest")}
        </tbody>
      </table>
    </div>
  );
}

type RowProps<Item> = {
  item: Item;
  place: number | undefined;
  columns: readonly Column[];
  render: (item: Item, columns: readonly Column[]) => ReactNode;
};

const Row = memo(function Row<Item>({ item, place, columns, render }: RowProps<Item>) {
  return <tr aria-rowindex={place}>{render(item, columns)}</tr>;
}) as <Item>(props: RowProps<Item>) => ReactNode;

type ColumnHeadProps = {
  column: Column;
  sort: WorksSort | undefined;
  onSort: (sort: WorksSort) => void;
};

function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const [first, second] = sorts[column] ?? [];
  const isUp = sort !== undefined && sort === first;
  const isDown = sort !== undefined && sort === second;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={`work-table__${column}`}
      aria-sort={isUp ? "ascending" : isDown ? "descending" : undefined}
    >
      {first ? (
        <button
          type="button"
          className="work-table__sort"
          onClick={() => onSort(isUp && second ? second : first)}
        >
          {columnNames[column]}
          <Arrow aria-hidden size={16} strokeWidth={1.5} data-shown={isUp || isDown || undefined} />
        </button>
      ) : (
        <span className={column === "picture" ? "visually-hidden" : undefined}>
          {columnNames[column]}
        </span>
      )}
    </th>
  );
}
