import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import Table from "lucide-react/icons/table";
import { IconButton } from "../../ui/IconButton.tsx";
import type { SearchChange, WorksSearch } from "./works-search.ts";

type ViewChoiceProps = {
  view: WorksSearch["view"];
  onSearchChange: (change: SearchChange) => void;
};

const views = [
  { view: undefined, label: "Grid", icon: LayoutGrid },
  { view: "list", label: "List", icon: List },
  { view: "table", label: "Table", icon: Table },
] as const;

/** Selects grid, list or table view. */
export function ViewChoice({ view: chosen, onSearchChange }: ViewChoiceProps) {
  return (
    <div className="view-choice" role="group" aria-label="View">
      {views.map(({ view, label, icon }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-pressed={view === chosen}
          onClick={() => onSearchChange({ view })}
        />
      ))}
    </div>
  );
}
