import { useTransition } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorksPage_query$key } from "../../../../__generated__/relay/WorksPage_query.graphql.ts";
import { FilterChips } from "./FilterChips.tsx";
import type { WorksSearch } from "./works-search.ts";
import { WorksControls } from "./WorksControls.tsx";
import { WorksList } from "./WorksList.tsx";

type WorksPageProps = {
  query: WorksPage_query$key;
  /** What the address says. */
  search: WorksSearch;
  /** Called with what the address is to say; a promise is over when the new works are there. */
  onSearchChange: (search: WorksSearch) => void | Promise<void>;
};

/** The page at `/works`: all works, or those that a search and filters leave. */
export function WorksPage({ query: key, search, onSearchChange }: WorksPageProps) {
  const query = useFragment(
    graphql`
      fragment WorksPage_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "WorkFilter" }
        order: { type: "WorkOrder" }
      )
      @throwOnFieldError {
        site {
          ...WorksControls_site
        }
        ...WorksList_query @arguments(search: $search, filter: $filter, order: $order)
      }
    `,
    key,
  );
  const [isPending, startTransition] = useTransition();
  const change = (next: WorksSearch) => startTransition(() => onSearchChange(next));
  return (
    <div className="works-page page">
      <h1>Works</h1>
      <WorksControls site={query.site} search={search} onSearchChange={change} />
      <FilterChips search={search} onSearchChange={change} />
      <WorksList query={query} search={search} isPending={isPending} onSearchChange={change} />
    </div>
  );
}
