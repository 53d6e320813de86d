import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FilterBar_query$key } from "../../../../__generated__/relay/FilterBar_query.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { filtersInForce } from "./filters-in-force.ts";
import type { SearchChange, WorksSearch } from "./works-search.ts";

const loadSheet = () => import("./FilterSheet.tsx");
const FilterSheet = lazyPart(async () => (await loadSheet()).FilterSheet);

type FilterBarProps = {
  query: FilterBar_query$key;
  search: WorksSearch;
  isPending: boolean;
  onSearchChange: (change: SearchChange) => void;
};

/** The filters in force, and the way to all of them where they do not stand beside the works. */
export function FilterBar({ query: key, ...choice }: FilterBarProps) {
  const query = useFragment(
    graphql`
      fragment FilterBar_query on Query
      @argumentDefinitions(search: { type: "String" }, filter: { type: "WorkFilter" }) {
        ...FilterSheet_query @arguments(search: $search, filter: $filter)
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const { search, onSearchChange } = choice;
  const count = filtersInForce(search).length;
  return (
    <div className="filter-bar" data-empty={count === 0 || undefined}>
      <Button
        className="filter-bar__open numeric"
        aria-haspopup="dialog"
        onPointerEnter={() => preparePart(loadSheet)}
        onFocus={() => preparePart(loadSheet)}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Button>
      <noscript>
        <a className="filter-bar__jump link-quiet" href="#filters">
          Filters
        </a>
      </noscript>
      <FilterChips search={search} onSearchChange={onSearchChange} />
      {isOpen && (
        <PartBoundary waiting={null}>
          <FilterSheet query={query} {...choice} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
