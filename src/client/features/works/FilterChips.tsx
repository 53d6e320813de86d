import X from "lucide-react/icons/x";
import { useRef } from "react";
import { filtersInForce } from "./filters-in-force.ts";
import { noFilters, type SearchChange, type WorksSearch } from "./works-search.ts";

type FilterChipsProps = {
  search: WorksSearch;
  onSearchChange: (change: SearchChange) => void;
};

/** The active filters, each as a button that removes it and moves the focus to its neighbour. */
export function FilterChips({ search, onSearchChange }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const active = filtersInForce(search);

  function remove(removal: SearchChange, place: number) {
    const chips = group.current?.querySelectorAll<HTMLElement>(".filter-chip") ?? [];
    const neighbour = chips[place + 1] ?? chips[place - 1] ?? group.current;
    neighbour?.focus();
    onSearchChange(removal);
  }

  return (
    <div
      className="filter-chips"
      ref={group}
      role="group"
      aria-label="Filters in force"
      tabIndex={-1}
    >
      {active.length > 0 && (
        <ul className="filter-chips__list">
          {active.map(({ key, name, value, removal }, place) => (
            <li key={key}>
              <button type="button" className="filter-chip" onClick={() => remove(removal, place)}>
                <span className="visually-hidden">Remove filter:</span>
                <span className="filter-chip__name">{name}</span>
                <span className="numeric">{value}</span>
                <X aria-hidden size={16} strokeWidth={1.5} />
              </button>
            </li>
          ))}
          {active.length > 1 && (
            <li>
              <button
                type="button"
                className="link-quiet"
                onClick={() => {
                  group.current?.focus();
                  onSearchChange(noFilters);
                }}
              >
                Remove all
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
