import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { mostItems } from "../../../../record/limits.ts";
import type { WrittenField } from "../../../../record/work-fields.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { placeWhile, withMove } from "../../parts/reorder.ts";
import { rowId, useReorder } from "../../parts/use-reorder.ts";
import { ChangedMark } from "./ChangedMark.tsx";
import { fieldWords } from "./field-words.ts";
import { useWorkForm } from "./WorkFormContext.ts";

type Row = { readonly key: string };

type RowsOfWorkProps<Each extends Row> = {
  field: WrittenField;
  rows: readonly Each[];
  onRows: (rows: Each[]) => void;
  /** Whether the field's name is visually hidden, where the section title makes it clear. */
  isLabelHidden?: boolean;
  /** Singular noun for a row, as in “Add a subject”. */
  thing: string;
  /** Returns an empty row. */
  empty: (key: string) => Each;
  /** Returns the accessible name of a row. */
  nameOf: (row: Each) => string;
  /** Renders the fields of a row. `change` replaces the row. */
  children: (row: Each, at: number, change: (row: Each) => void) => ReactNode;
};

/** Counter for unique keys of new rows. */
let lastKey = 0;

/** A list field of a work. Rows can be added, removed, and moved by buttons, by pointer or by keyboard. */
export function RowsOfWork<Each extends Row>(props: RowsOfWorkProps<Each>) {
  const { field, rows, onRows, thing, empty, nameOf, children } = props;
  const id = useId();
  const problem = useWorkForm().problems.get(field);
  const nameAt = (row: Each, at: number) => nameOf(row) || `${thing} ${at + 1}`;
  const { list, lifted, said, handle, step } = useReorder({
    items: rows.map((row, at) => ({ id: row.key, name: nameAt(row, at) })),
    onMove: (key, after) => {
      const keyed = rows.map((row) => ({ id: row.key, row }));
      onRows(withMove(keyed, { id: key, after }).map(({ row }) => row));
    },
  });
  const focus = (at: number, part: string) =>
    list.current?.children[at]?.querySelector<HTMLElement>(part)?.focus();

  function add() {
    flushSync(() => onRows([...rows, empty(`${field}-new-${++lastKey}`)]));
    focus(rows.length, "input, textarea");
  }

  function remove(at: number) {
    flushSync(() => onRows(rows.toSpliced(at, 1)));
    if (rows.length > 1) focus(Math.min(at, rows.length - 2), "input, textarea");
    else document.getElementById(`${id}-add`)?.focus();
  }

  return (
    <div className="work-form__rows" role="group" aria-labelledby={id}>
      <div className="work-form__label">
        <span className={props.isLabelHidden ? "visually-hidden" : "text-field__label"} id={id}>
          {fieldWords[field]}
        </span>
        <ChangedMark field={field} />
      </div>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
      <ol ref={list} className="work-form__list" data-moving={lifted !== null || undefined}>
        {rows.map((row, at) => (
          <li
            key={row.key}
            id={rowId(row.key)}
            className="work-form__row"
            data-lifted={lifted?.id === row.key || undefined}
            style={lifted ? { order: placeWhile(at, lifted) } : undefined}
          >
            <button
              {...handle(row.key, at)}
              type="button"
              className="work-form__handle"
              aria-label={`Move ${nameAt(row, at)}, ${at + 1} of ${rows.length}`}
              aria-pressed={lifted?.id === row.key}
              title="Drag, or press Space and use the arrows"
            >
              <GripVertical aria-hidden size={20} strokeWidth={1.5} />
            </button>
            <div className="work-form__row-fields">
              {children(row, at, (changed) => onRows(rows.with(at, changed)))}
            </div>
            <div className="work-form__row-acts">
              {rows.length > 1 && (
                <>
                  <IconButton
                    icon={ArrowUp}
                    label={`Move ${nameAt(row, at)} up`}
                    data-step={-1}
                    aria-disabled={at === 0}
                    onClick={() => step(row.key, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={`Move ${nameAt(row, at)} down`}
                    data-step={1}
                    aria-disabled={at === rows.length - 1}
                    onClick={() => step(row.key, 1)}
                  />
                </>
              )}
              <IconButton icon={X} label={`Remove ${nameAt(row, at)}`} onClick={() => remove(at)} />
            </div>
          </li>
        ))}
      </ol>
      <p className="text-field__problem">{problem}</p>
      {rows.length < mostItems && (
        <Button id={`${id}-add`} variant="quiet" className="work-form__add" onClick={add}>
          <Plus aria-hidden size={18} strokeWidth={1.5} />
          Add {thing}
        </Button>
      )}
    </div>
  );
}
