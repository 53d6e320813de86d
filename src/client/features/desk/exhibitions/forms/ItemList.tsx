import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, type ReactNode, type RefObject } from "react";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { MoveHandle } from "../../../../ui/MoveHandle.tsx";
import { placeWhile, withMove } from "../../../parts/reorder.ts";
import { rowId, useReorder } from "../../../parts/use-reorder.ts";

type Item = { readonly key: string };

type ItemListProps<Kind extends Item> = {
  /** Accessible name of the list. */
  label: string;
  items: readonly Kind[];
  /** Returns the name of an item. The position is zero-based. */
  nameOf: (item: Kind, place: number) => string;
  render: (item: Kind, place: number) => ReactNode;
  /** Key of a new item, which takes the focus when it renders: on its `data-begin` element if there is one. */
  fresh?: RefObject<string | null>;
  /** Called with all items after a move or removal. */
  onChange: (items: Kind[]) => void;
};

/** A list of slides, steps or works of a block, which the user can reorder by pointer or keyboard and remove. */
export function ItemList<Kind extends Item>(props: ItemListProps<Kind>) {
  const { label, items, nameOf, render, fresh, onChange } = props;
  // Several blocks may have items with the same key.
  const prefix = useId();
  const rows = items.map((item, place) => ({
    id: `${prefix}${item.key}`,
    name: nameOf(item, place),
    item,
  }));
  const { list, lifted, said, handle, step } = useReorder({
    items: rows,
    onMove: (id, after) => onChange(withMove(rows, { id, after }).map(({ item }) => item)),
  });
  const heir = useRef<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (heir.current === null) return;
    const next = list.current?.children[Math.min(heir.current, items.length - 1)];
    heir.current = null;
    // The pressed button is gone with its row.
    (next?.querySelector<HTMLElement>("[data-handle]") ?? root.current)?.focus();
  }, [items.length, list]);
  const inOrder = rows
    .map((row, place) => ({ ...row, place, at: placeWhile(place, lifted) }))
    .sort((one, other) => one.at - other.at);
  return (
    <div ref={root} className="item-list" tabIndex={-1}>
      <ol ref={list} className="item-list__rows" aria-label={label}>
        {inOrder.map(({ id, name, item, place }) => (
          <li
            key={item.key}
            id={rowId(id)}
            ref={(row) => {
              if (!row || !fresh || fresh.current !== item.key) return;
              fresh.current = null;
              // The new row may have moved the button that created it out of view.
              const begin = row.querySelector<HTMLElement>("[data-begin]");
              (begin ?? row.querySelector<HTMLElement>("[data-handle]"))?.focus();
            }}
            className="item-list__row"
            data-lifted={lifted?.id === id || undefined}
          >
            <MoveHandle
              {...handle(id, place)}
              name={name}
              place={place}
              count={items.length}
              isLifted={lifted?.id === id}
            />
            <div className="item-list__what">{render(item, place)}</div>
            <div className="item-list__acts">
              <IconButton
                icon={ArrowUp}
                label={`Move ${name} up`}
                data-step={-1}
                aria-disabled={place === 0}
                onClick={() => step(id, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move ${name} down`}
                data-step={1}
                aria-disabled={place === items.length - 1}
                onClick={() => step(id, 1)}
              />
              <IconButton
                icon={X}
                label={`Take out ${name}`}
                onClick={() => {
                  heir.current = place;
                  onChange(items.filter((each) => each !== item));
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
