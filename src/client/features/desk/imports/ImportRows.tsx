import { graphql, usePaginationFragment } from "react-relay";
import type { ImportRows_run$key } from "../../../../../__generated__/relay/ImportRows_run.graphql.ts";
import type { ImportRowsPaginationQuery } from "../../../../../__generated__/relay/ImportRowsPaginationQuery.graphql.ts";
import { RowList } from "../../../ui/RowList.tsx";
import { MoreButton } from "../../parts/MoreButton.tsx";
import { ImportRowItem } from "./ImportRowItem.tsx";

/** Page size of the rows. */
const atOnce = 50;

type ImportRowsProps = {
  run: ImportRows_run$key;
  /** Text for an empty list. */
  none: string;
};

/** The rows of an import, in source order. */
export function ImportRows({ run, none }: ImportRowsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ImportRowsPaginationQuery,
    ImportRows_run$key
  >(
    graphql`
      fragment ImportRows_run on Import
      @refetchable(queryName: "ImportRowsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        fate: { type: "ImportFate" }
      )
      @throwOnFieldError {
        rows(first: $first, after: $after, fate: $fate)
          @connection(key: "ImportRows_run_rows", filters: ["fate"]) {
          totalCount
          edges {
            cursor
            node {
              ...ImportRowItem_row
            }
          }
        }
      }
    `,
    run,
  );
  const edges = data.rows?.edges ?? [];
  if (edges.length === 0) return <p className="import-rows__none">{none}</p>;
  return (
    <div className="import-rows">
      <RowList
        items={edges}
        keyOf={cursorOf}
        render={rowOf}
        className="import-rows__list"
        label="Rows"
        total={data.rows?.totalCount}
      />
      {hasNext && (
        <MoreButton
          label={isLoadingNext ? "Loading more …" : "More rows"}
          things="rows"
          count={atOnce}
          isLoading={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </div>
  );
}

type Edge = {
  readonly cursor: string;
  readonly node: Parameters<typeof ImportRowItem>[0]["row"];
};
const cursorOf = ({ cursor }: Edge) => cursor;
const rowOf = ({ node }: Edge) => <ImportRowItem row={node} />;
