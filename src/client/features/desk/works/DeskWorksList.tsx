import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { DeskWorksList_viewer$key } from "../../../../../__generated__/relay/DeskWorksList_viewer.graphql.ts";
import type { DeskWorksListPaginationQuery } from "../../../../../__generated__/relay/DeskWorksListPaginationQuery.graphql.ts";
import { MoreButton } from "../../parts/MoreButton.tsx";
import { formatCount, worksCount } from "../../works/label.ts";
import { BulkEditing } from "./BulkEditing.tsx";
import { isNarrowed, type DeskWorksSearch } from "./desk-works-search.ts";
import { DeskWorkRow } from "./DeskWorkRow.tsx";
import { DeskWorksTable } from "./DeskWorksTable.tsx";
import { isChosen } from "./selection.ts";
import { NoDeskWorks } from "./NoDeskWorks.tsx";

/** Page size of the list. */
const atOnce = 50;

type DeskWorksListProps = {
  viewer: DeskWorksList_viewer$key;
  search: DeskWorksSearch;
  isPending: boolean;
  /** Refetches the shown works. */
  onRefresh: () => void;
};

/** The works that match a search and filters, in a table with selection and bulk editing. */
export function DeskWorksList({ viewer, search, isPending, onRefresh }: DeskWorksListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DeskWorksListPaginationQuery,
    DeskWorksList_viewer$key
  >(
    graphql`
      fragment DeskWorksList_viewer on Viewer
      @refetchable(queryName: "DeskWorksListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String" }
        filter: { type: "DeskWorkFilter" }
        order: { type: "DeskWorkOrder!" }
      )
      @throwOnFieldError {
        desk {
          works(first: $first, after: $after, search: $search, filter: $filter, order: $order)
            @connection(key: "DeskWorksList_desk_works") {
            totalCount
            edges {
              node {
                id
                ...DeskWorkRow_work
                ...WriteAlts_works
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const works = data.desk?.works;
  const nodes = useMemo(() => works?.edges.map(({ node }) => node) ?? [], [works]);
  const shown = useMemo(() => nodes.map(({ id }) => id), [nodes]);
  const total = works?.totalCount ?? 0;

  return (
    <BulkEditing
      shown={shown}
      total={total}
      hasAll
      search={search}
      examples={nodes.slice(0, 3)}
      onChanged={() => isNarrowed(search) && onRefresh()}
      onConflict={onRefresh}
    >
      {({ selection, chooseOne, chooseShown, chooseAll }) => {
        if (shown.length === 0) return <NoDeskWorks search={search} />;
        const chosenHere = shown.filter((id) => isChosen(selection, id)).length;
        return (
          <div className="desk-works__body" data-pending={isPending || undefined}>
            <p className="desk-works__count numeric" role="status">
              {worksCount(total)}
            </p>
            <DeskWorksTable
              label="Works"
              chosen={chosenHere === 0 ? "none" : chosenHere === shown.length ? "all" : "some"}
              onChooseShown={(isNow) => {
                // If everything is loaded, the selection of all shown works is the selection of all works.
                if (isNow && !hasNext) chooseAll();
                else chooseShown(isNow);
              }}
              isBusy={isPending}
            >
              {nodes.map((node) => (
                <DeskWorkRow
                  key={node.id}
                  work={node}
                  isChosen={isChosen(selection, node.id)}
                  onChoose={chooseOne}
                />
              ))}
            </DeskWorksTable>
            {hasNext && (
              <div className="load-more">
                <p className="load-more__place numeric">
                  {formatCount(shown.length)} of {worksCount(total)}
                </p>
                <MoreButton
                  label={isLoadingNext ? "Loading more …" : "Load more"}
                  things="works"
                  count={atOnce}
                  isLoading={isLoadingNext}
                  loadNext={loadNext}
                />
              </div>
            )}
          </div>
        );
      }}
    </BulkEditing>
  );
}
