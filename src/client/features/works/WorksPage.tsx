import { startTransition, useOptimistic, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorksPage_facets$key } from "../../../../__generated__/relay/WorksPage_facets.graphql.ts";
import type { WorksPage_query$key } from "../../../../__generated__/relay/WorksPage_query.graphql.ts";
import { skipTo } from "../../ui/skip-to.ts";
import { FacetPanel } from "./FacetPanel.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { FiltersButton } from "./FiltersButton.tsx";
import { JumpTo } from "./JumpTo.tsx";
import { ViewChoice } from "./ViewChoice.tsx";
import {
  changed,
  hasJumps,
  isNarrowed,
  type SearchChange,
  type WorksSearch,
} from "./works-search.ts";
import { WorksControls } from "./WorksControls.tsx";
import { WorksList } from "./WorksList.tsx";

type WorksPageProps = {
  query: WorksPage_query$key;
  /** Asked by itself: another order leaves the facets as they are. */
  facets: WorksPage_facets$key;
  /** What the address says. */
  search: WorksSearch;
  /** What the works and facets given belong to: behind the address until newer ones are there. */
  shown: WorksSearch;
  /** Whether newer ones are on their way. */
  isPending: boolean;
  /** Called with what the address is to say; a promise is over when it does. */
  onSearchChange: (change: SearchChange) => void | Promise<void>;
  /** Called to ask again for all that is shown. */
  onRefresh: () => void;
  /** What saves a choice for the visitor. */
  save?: (choice: WorksSearch) => ReactNode;
  /** What the page says of itself, from the sentence that says what is shown. */
  head?: (sentence: string) => ReactNode;
};

/** The page at `/works`: all works, or those that a search and filters leave. */
export function WorksPage({
  query: key,
  facets: facetsKey,
  search,
  shown,
  isPending,
  onSearchChange,
  onRefresh,
  save,
  head,
}: WorksPageProps) {
  const query = useFragment(
    graphql`
      fragment WorksPage_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "WorkFilter" }
        order: { type: "WorkOrder" }
        seed: { type: "Int" }
        startAt: { type: "String" }
      ) {
        ...WorksList_query
          @arguments(
            first: 36
            search: $search
            filter: $filter
            order: $order
            seed: $seed
            startAt: $startAt
          )
        ...JumpTo_query @arguments(search: $search, filter: $filter, order: $order)
      }
    `,
    key,
  );
  const facets = useFragment(
    graphql`
      fragment WorksPage_facets on Query
      @argumentDefinitions(search: { type: "String" }, filter: { type: "WorkFilter" }) {
        ...FacetPanel_query @arguments(search: $search, filter: $filter)
        ...FiltersButton_query @arguments(search: $search, filter: $filter)
      }
    `,
    facetsKey,
  );
  // What was chosen shows at once, and counts for what is chosen next.
  const [chosen, anticipate] = useOptimistic(search, changed);
  function change(next: SearchChange) {
    startTransition(async () => {
      anticipate(next);
      await onSearchChange(next);
    });
  }
  const choice = { search: chosen, isPending, onSearchChange: change };
  return (
    <div className="works-page page">
      <h1>Works</h1>
      <WorksControls
        search={chosen}
        onSearchChange={change}
        filters={<FiltersButton query={facets} {...choice} />}
      />
      <FilterChips search={chosen} onSearchChange={change} />
      <div className="works-page__panel" id="filters">
        <a
          className="works-page__skip visually-hidden button button--primary"
          href="#found"
          onClick={skipTo}
        >
          Skip to the works
        </a>
        <FacetPanel query={facets} {...choice} />
      </div>
      <WorksList
        query={query}
        search={shown}
        isPending={isPending}
        onSearchChange={change}
        onRefresh={onRefresh}
        head={head}
        views={<ViewChoice view={chosen.view} onSearchChange={change} />}
        save={isNarrowed(shown) && save?.(shown)}
        jumps={(startOver) =>
          hasJumps(shown) && (
            <JumpTo query={query} search={shown} onSearchChange={change} onAgain={startOver} />
          )
        }
      />
    </div>
  );
}
