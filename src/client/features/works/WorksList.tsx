import { startTransition, useState, type ReactNode } from "react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { WorksList_query$key } from "../../../../__generated__/relay/WorksList_query.graphql.ts";
import type { WorksListPaginationQuery } from "../../../../__generated__/relay/WorksListPaginationQuery.graphql.ts";
import { startListOver } from "../../relay/long-list.ts";
import { LoadMore } from "./LoadMore.tsx";
import { NewWorks } from "./NewWorks.tsx";
import { NoWorksFound } from "./NoWorksFound.tsx";
import { WorkGrid } from "./WorkGrid.tsx";
import { WorkRows } from "./WorkRows.tsx";
import { worksSentence } from "./works-sentence.ts";
import { worksVariables, type SearchChange, type WorksSearch } from "./works-search.ts";

type WorksListProps = {
  query: WorksList_query$key;
  search: WorksSearch;
  /** Whether another list is on its way; this one stays until it is there. */
  isPending: boolean;
  onSearchChange: (change: SearchChange) => void;
  /** What the page says of itself, for the number of works found. */
  head?: ((count: number) => ReactNode) | undefined;
};

const pageSize = 36;

/** The works that match, as a grid or a list that goes on by pages. */
export function WorksList({ query: key, search, isPending, onSearchChange, head }: WorksListProps) {
  const {
    data: { works },
    hasNext,
    isLoadingNext,
    loadNext,
    refetch,
  } = usePaginationFragment<WorksListPaginationQuery, WorksList_query$key>(
    graphql`
      fragment WorksList_query on Query
      @refetchable(queryName: "WorksListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "WorkFilter" }
        order: { type: "WorkOrder" }
        seed: { type: "Int" }
        first: { type: "Int", defaultValue: 36 }
        after: { type: "String" }
      )
      @throwOnFieldError {
        works(
          first: $first
          after: $after
          search: $search
          filter: $filter
          order: $order
          seed: $seed
        )
          @connection(
            key: "WorksList_query_works"
            filters: ["search", "filter", "order", "seed"]
          ) {
          __id
          totalCount
          edges {
            node {
              ...WorkGrid_works
              ...WorkRows_works
            }
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [failed, setFailed] = useState(false);

  function loadMore() {
    setFailed(false);
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) });
  }

  function startOver() {
    startListOver(environment, works.__id);
    startTransition(() => {
      refetch({}, { fetchPolicy: "network-only" });
    });
  }

  const nodes = works.edges.map(({ node }) => node);
  return (
    <section className="works-list" aria-label="Works found" aria-busy={isPending}>
      {head?.(works.totalCount)}
      <div className="works-list__head">
        <p className="works-list__count numeric" role="status">
          {isPending ? "Looking …" : worksSentence(works.totalCount, search)}
        </p>
        <NewWorks key={JSON.stringify(worksVariables(search))} search={search} onShow={startOver} />
      </div>
      <div className="works-list__body" data-pending={isPending || undefined}>
        {nodes.length === 0 && <NoWorksFound search={search} onSearchChange={onSearchChange} />}
        {search.view === "list"
          ? nodes.length > 0 && <WorkRows works={nodes} label="Works" />
          : nodes.length > 0 && <WorkGrid works={nodes} label="Works" />}
      </div>
      {hasNext && (
        <LoadMore
          shown={nodes.length}
          total={works.totalCount}
          isLoading={isLoadingNext}
          failed={failed}
          onLoadMore={loadMore}
        />
      )}
    </section>
  );
}
