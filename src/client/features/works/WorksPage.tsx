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
  /** A separate query, because another order leaves the facets unchanged. */
  facets: WorksPage_facets$key;
  /** The search in the URL. */
  search: WorksSearch;
  /** The search that the works and facets belong to; lags behind the URL until newer ones have loaded. */
  shown: WorksSearch;
  /** Whether newer works and facets are loading. */
  isPending: boolean;
  /** Called with a change of the URL; a returned promise resolves after the navigation. */
  onSearchChange: (change: SearchChange) => void | Promise<void>;
  /** Called to refetch everything shown. */
  onRefresh: () => void;
  /** Renders the button that saves a search. */
  save?: (choice: WorksSearch) => ReactNode;
  /** Renders the page's metadata from the sentence that describes the list. */
  head?: (sentence: string) => ReactNode;
};

/** The page at `/works`: all works, or those that match a search and filters. */
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
  // An optimistic update: a change shows immediately, and the next change builds on it.
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
