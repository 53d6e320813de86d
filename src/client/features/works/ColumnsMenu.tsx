import Columns3 from "lucide-react/icons/columns-3";
import { useState } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { allColumns, columnNames, type Column } from "./columns.ts";

const loadMenu = () => import("../../ui/ChoiceMenu.tsx");
const ChoiceMenu = lazyPart(async () => (await loadMenu()).ChoiceMenu);

type ColumnsMenuProps = {
  columns: readonly Column[];
  onChange: (columns: Column[]) => void;
};

/** Selects the columns of a table; the menu loads when the user hovers, focuses or presses its button. */
export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const [pressed, setPressed] = useState(false);
  const waiting = (
    <button
      type="button"
      className="button button--quiet columns-menu"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={pressed}
      onPointerEnter={() => preparePart(loadMenu)}
      onFocus={() => preparePart(loadMenu)}
      onClick={() => setPressed(true)}
    >
      <Columns3 aria-hidden size={18} strokeWidth={1.5} />
      Columns
    </button>
  );
  if (!pressed) return waiting;
  return (
    <PartBoundary waiting={waiting}>
      <ChoiceMenu
        label="Columns"
        icon={Columns3}
        className="columns-menu"
        options={choices}
        chosen={columns}
        onChange={(ids) => onChange(allColumns.filter((column) => ids.includes(column)))}
        defaultOpen
      />
    </PartBoundary>
  );
}

/** The title column cannot be hidden. */
const choices = allColumns
  .filter((column) => column !== "title")
  .map((column) => ({ id: column, label: columnNames[column] }));
