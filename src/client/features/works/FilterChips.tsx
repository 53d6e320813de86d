import { X } from "lucide-react";
import { filtersInForce } from "./filters-in-force.ts";
import { withoutFilters, type WorksSearch } from "./works-search.ts";

type FilterChipsProps = {
  search: WorksSearch;
  onSearchChange: (search: WorksSearch) => void;
};

/** The filters in force, each a button that takes it away. */
export function FilterChips({ search, onSearchChange }: FilterChipsProps) {
  const active = filtersInForce(search);
  if (active.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Filters">
      {active.map(({ key, name, value, without }) => (
        <li key={key}>
          <button type="button" className="filter-chip" onClick={() => onSearchChange(without)}>
            <span className="visually-hidden">Remove filter:</span>
            <span className="filter-chip__name">{name}</span>
            {value}
            <X aria-hidden size={16} strokeWidth={1.5} />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            className="link-quiet"
            onClick={() => onSearchChange(withoutFilters(search))}
          >
            Remove all
          </button>
        </li>
      )}
    </ul>
  );
}
