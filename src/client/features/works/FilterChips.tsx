import { X } from "lucide-react";
import { capitalise } from "./label.ts";
import { worksFilters, type WorksSearch } from "./works-search.ts";

type FilterChipsProps = {
  search: WorksSearch;
  onSearchChange: (search: WorksSearch) => void;
};

/** The filters in force, each a button that takes it away. */
export function FilterChips({ search, onSearchChange }: FilterChipsProps) {
  const active = worksFilters.flatMap((name) => {
    const value = search[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (active.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Filters">
      {active.map(({ name, value }) => (
        <li key={name}>
          <button
            type="button"
            className="filter-chip"
            onClick={() => onSearchChange({ ...search, [name]: undefined })}
          >
            <span className="visually-hidden">Remove filter:</span>
            <span className="filter-chip__name">{capitalise(name)}</span>
            {capitalise(value)}
            <X aria-hidden size={16} strokeWidth={1.5} />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            className="link-quiet"
            onClick={() =>
              onSearchChange({
                ...search,
                ...Object.fromEntries(worksFilters.map((name) => [name, undefined])),
              })
            }
          >
            Remove all
          </button>
        </li>
      )}
    </ul>
  );
}
