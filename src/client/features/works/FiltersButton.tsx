import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FiltersButton_query$key } from "../../../../__generated__/relay/FiltersButton_query.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { filtersInForce } from "./filters-in-force.ts";
import type { SearchChange, WorksSearch } from "./works-search.ts";

const loadSheet = () => import("./FilterSheet.tsx");
const FilterSheet = lazyPart(async () => (await loadSheet()).FilterSheet);

type FiltersButtonProps = {
  query: FiltersButton_query$key;
  search: WorksSearch;
  isPending: boolean;
  onSearchChange: (change: SearchChange) => void;
};

/** Opens the filters where they are not beside the works; shows how many are active. */
export function FiltersButton({ query: key, ...choice }: FiltersButtonProps) {
  const query = useFragment(
    graphql`
      fragment FiltersButton_query on Query
      @argumentDefinitions(search: { type: "String" }, filter: { type: "WorkFilter" }) {
        ...FilterSheet_query @arguments(search: $search, filter: $filter)
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const count = filtersInForce(choice.search).length;
  return (
    <>
      <Button
        className="works-controls__filters numeric"
        aria-haspopup="dialog"
        onPointerEnter={() => preparePart(loadSheet)}
        onFocus={() => preparePart(loadSheet)}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Button>
      {/* Without the program no dialog opens, so a link leads to the filters on the page. */}
      <noscript>
        <a className="works-controls__jump link-quiet" href="#filters">
          Filters
        </a>
      </noscript>
      {isOpen && (
        <PartBoundary waiting={null}>
          <FilterSheet query={query} {...choice} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
