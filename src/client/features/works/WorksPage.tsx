import { useTransition } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorksPage_facets$key } from "../../../../__generated__/relay/WorksPage_facets.graphql.ts";
import type { WorksPage_query$key } from "../../../../__generated__/relay/WorksPage_query.graphql.ts";
import { FacetPanel } from "./FacetPanel.tsx";
import { FilterChips } from "./FilterChips.tsx";
import type { WorksSearch } from "./works-search.ts";
import { WorksControls } from "./WorksControls.tsx";
import { WorksList } from "./WorksList.tsx";

type WorksPageProps = {
  query: WorksPage_query$key;
  /** Asked by itself: another order leaves the facets as they are. */
  facets: WorksPage_facets$key;
  /** What the address says. */
  search: WorksSearch;
  /** Called with what the address is to say; a promise is over when the new works are there. */
  onSearchChange: (search: WorksSearch) => void | Promise<void>;
};

/** The page at `/works`: all works, or those that a search and filters leave. */
export function WorksPage({
  query: key,
  facets: facetsKey,
  search,
  onSearchChange,
}: WorksPageProps) {
  const query = useFragment(
    graphql`
      fragment WorksPage_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "WorkFilter" }
        order: { type: "WorkOrder" }
        seed: { type: "Int" }
      ) {
        ...WorksList_query @arguments(search: $search, filter: $filter, order: $order, seed: $seed)
      }
    `,
    key,
  );
  const facets = useFragment(
    graphql`
      fragment WorksPage_facets on Query
      @argumentDefinitions(search: { type: "String" }, filter: { type: "WorkFilter" }) {
        ...FacetPanel_query @arguments(search: $search, filter: $filter)
      }
    `,
    facetsKey,
  );
  const [isPending, startTransition] = useTransition();
  const change = (next: WorksSearch) => startTransition(() => onSearchChange(next));
  return (
    <div className="works-page page">
      <h1>Works</h1>
      <WorksControls search={search} onSearchChange={change} />
      <FilterChips search={search} onSearchChange={change} />
      <FacetPanel query={facets} search={search} onSearchChange={change} />
      <WorksList query={query} search={search} isPending={isPending} onSearchChange={change} />
    </div>
  );
}
