import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type {
  WorksList_query$data,
  WorksList_query$key,
} from "../../../../__generated__/relay/WorksList_query.graphql.ts";
import type { WorksListPaginationQuery } from "../../../../__generated__/relay/WorksListPaginationQuery.graphql.ts";
import { beginsElsewhere, startListOver } from "../../relay/long-list.ts";
import { JustifiedGrid } from "../../ui/JustifiedGrid.tsx";
import { RowList } from "../../ui/RowList.tsx";
import { CorrectedSearch } from "../search/CorrectedSearch.tsx";
import { FoundWorks } from "../search/FoundWorks.tsx";
import { columnsIn, columnsText, type Column } from "./columns.ts";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import { gridSizes } from "./grid-sizes.ts";
import { imageRatio } from "./label.ts";
import { ListedWork } from "./ListedWork.tsx";
import { LoadEarlier } from "./LoadEarlier.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { NewWorks } from "./NewWorks.tsx";
import { NoWorksFound } from "./NoWorksFound.tsx";
import { useDrawnList } from "./use-drawn-list.ts";
import { useListPlace } from "./use-list-place.ts";
import { WorkCard } from "./WorkCard.tsx";
import { WorkRow } from "./WorkRow.tsx";
import { worksSentence } from "./works-sentence.ts";
import { listKey, type SearchChange, type WorksSearch } from "./works-search.ts";
import { WorkTable } from "./WorkTable.tsx";
import { WorkTableRow } from "./WorkTableRow.tsx";

type WorksListProps = {
  query: WorksList_query$key;
  search: WorksSearch;
  /** Whether another list is loading; this one stays until then. */
  isPending: boolean;
  onSearchChange: (change: SearchChange) => void;
  /** Called to refetch the list and everything shown with it. */
  onRefresh: () => void;
  /** Renders the page's metadata from the sentence that describes the list. */
  head?: ((sentence: string) => ReactNode) | undefined;
  /** Button that saves the search. */
  save?: ReactNode;
  /** Buttons that select the view. */
  views?: ReactNode;
  /** Renders the links to positions in the list; called if the list is longer than a page. */
  jumps?: ((startOver: () => void) => ReactNode) | undefined;
};

type Edge = WorksList_query$data["works"]["edges"][number];

const pageSize = 36;

const keyOf = ({ node }: Edge) => node.id;
const ratioOf = ({ node: { primaryImage } }: Edge) =>
  imageRatio(primaryImage?.width, primaryImage?.height);

const renderCard = (edge: Edge, place: number) => (
  <ListedWork work={edge.node}>
    {(work) => (
      <WorkCard
        work={work}
        sizes={gridSizes(ratioOf(edge))}
        priority={place < 4 ? "first" : "lazy"}
      />
    )}
  </ListedWork>
);
const renderRow = ({ node }: Edge) => (
  <ListedWork work={node}>{(work) => <WorkRow work={work} />}</ListedWork>
);
const renderCells = ({ node }: Edge, columns: readonly Column[]) => (
  <ListedWork work={node}>{(work) => <WorkTableRow work={work} columns={columns} />}</ListedWork>
);

/** The matching works, as a grid, a list or a table that loads pages in both directions. */
export function WorksList(props: WorksListProps) {
  const { query: key, search, isPending, onSearchChange, onRefresh } = props;
  const { head, save, views, jumps } = props;
  const {
    data: { works },
    hasNext,
    hasPrevious,
    isLoadingNext,
    isLoadingPrevious,
    loadNext,
    loadPrevious,
  } = usePaginationFragment<WorksListPaginationQuery, WorksList_query$key>(
    graphql`
      fragment WorksList_query on Query
      @refetchable(queryName: "WorksListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "WorkFilter" }
        order: { type: "WorkOrder" }
        seed: { type: "Int" }
        startAt: { type: "String" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        works(
          first: $first
          after: $after
          last: $last
          before: $before
          search: $search
          filter: $filter
          order: $order
          seed: $seed
          startAt: $startAt
        )
          @connection(
            key: "WorksList_query_works"
            filters: ["search", "filter", "order", "seed", "startAt"]
          ) {
          __id
          totalCount
          correctedSearch
          ...CorrectedSearch_works
          ...FoundWorks_works
          edges {
            node {
              id
              primaryImage {
                width
                height
              }
              ...ListedWork_work
            }
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [failure, setFailure] = useState<{ of: string; way: "next" | "previous" } | null>(null);
  const identity = listKey(search);
  const { place, isNew } = useListPlace(identity, isPending);
  const drawn = useDrawnList({ identity, edges: works.edges, hasPrevious, hasNext });
  const columns = useMemo(() => columnsIn(search.columns), [search.columns]);

  // A failure of another list does not apply to this one.
  const failed = failure?.of === identity ? failure.way : null;

  function loadMore() {
    setFailure(null);
    loadNext(pageSize, {
      onComplete: (error) => error && setFailure({ of: identity, way: "next" }),
    });
  }

  function loadEarlier() {
    setFailure(null);
    loadPrevious(pageSize, {
      onComplete: (error) => error && setFailure({ of: identity, way: "previous" }),
    });
  }

  function startOver() {
    startListOver(environment, works.__id);
    onRefresh();
  }

  // A list that is opened starts at its beginning, not where it was left.
  const enter = useEffectEvent(() => {
    if (isNew && beginsElsewhere(environment, works.__id)) startOver();
  });
  useEffect(() => enter(), [identity]);

  // The results are for the corrected search words, if there is a correction.
  const found = search.q && works.correctedSearch ? works.correctedSearch : search.q;
  const sentence = worksSentence(works.totalCount, { ...search, q: found });
  const list = {
    items: drawn.edges,
    keyOf,
    label: "Works",
    identity,
    isOpen: drawn.hasPrevious,
    place,
    total: works.totalCount,
  };
  return (
    <section
      className="works-list"
      id="found"
      tabIndex={-1}
      aria-label="Works found"
      aria-busy={isPending}
    >
      {head?.(sentence)}
      <div className="works-list__head">
        <p className="works-list__count numeric" role="status">
          {isPending ? "Looking …" : sentence}
        </p>
        {save}
        <NewWorks key={identity} search={search} onShow={startOver} />
        {search.view === "table" && drawn.edges.length > 0 && (
          <ColumnsMenu
            columns={columns}
            onChange={(chosen) => onSearchChange({ columns: columnsText(chosen) })}
          />
        )}
        {views}
      </div>
      <CorrectedSearch works={works} search={search} />
      {works.totalCount > pageSize && jumps?.(startOver)}
      {drawn.hasPrevious && (
        <LoadEarlier
          key={`before ${identity}`}
          isLoading={isLoadingPrevious || drawn.isDrawing}
          failed={failed === "previous"}
          onLoadEarlier={loadEarlier}
        />
      )}
      <div className="works-list__body" data-pending={isPending || undefined}>
        <FoundWorks works={works} search={search.q}>
          {drawn.edges.length === 0 ? (
            <NoWorksFound search={search} onSearchChange={onSearchChange} />
          ) : search.view === "table" ? (
            <WorkTable
              {...list}
              render={renderCells}
              columns={columns}
              sort={search.sort}
              onSearchChange={onSearchChange}
            />
          ) : search.view === "list" ? (
            <RowList {...list} render={renderRow} className="work-rows" />
          ) : (
            <JustifiedGrid {...list} render={renderCard} ratioOf={ratioOf} />
          )}
        </FoundWorks>
      </div>
      {drawn.hasNext && (
        <LoadMore
          key={`after ${identity}`}
          shown={drawn.hasPrevious ? null : drawn.edges.length}
          total={works.totalCount}
          isLoading={isLoadingNext || drawn.isDrawing}
          failed={failed === "next"}
          onLoadMore={loadMore}
        />
      )}
    </section>
  );
}
