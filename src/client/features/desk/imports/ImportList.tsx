import { useId } from "react";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { ImportList_viewer$key } from "../../../../../__generated__/relay/ImportList_viewer.graphql.ts";
import type { ImportListAnewQuery } from "../../../../../__generated__/relay/ImportListAnewQuery.graphql.ts";
import type { ImportListPaginationQuery } from "../../../../../__generated__/relay/ImportListPaginationQuery.graphql.ts";
import { MoreButton } from "../../parts/MoreButton.tsx";
import { ImportItem } from "./ImportItem.tsx";
import { useImportListSubscription } from "./useImportListSubscription.ts";

/** Page size of the list, and the server's maximum. */
const atOnce = 20;
const mostAtOnce = 100;
const anewQuery = graphql`
  query ImportListAnewQuery($first: Int!) {
    viewer {
      ...ImportList_viewer @arguments(first: $first)
    }
  }
`;

/** The list of imports, newest first, with live updates. */
export function ImportList({ viewer: key }: { viewer: ImportList_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ImportListPaginationQuery,
    ImportList_viewer$key
  >(
    graphql`
      fragment ImportList_viewer on Viewer
      @refetchable(queryName: "ImportListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @throwOnFieldError {
        desk {
          imports(first: $first, after: $after)
            @connection(key: "ImportList_desk_imports", filters: []) {
            __id
            edges {
              node {
                id
                ...ImportItem_run
              }
            }
          }
        }
      }
    `,
    key,
  );
  const title = useId();
  const environment = useRelayEnvironment();
  const edges = data.desk?.imports.edges ?? [];
  useImportListSubscription(data.desk?.imports.__id ?? "", () => {
    const first = Math.min(mostAtOnce, Math.max(atOnce, edges.length));
    // A failed request is not retried: the connection is lost, and the subscription restarts with the next one.
    fetchQuery<ImportListAnewQuery>(
      environment,
      anewQuery,
      { first },
      { fetchPolicy: "network-only" },
    ).subscribe({});
  });
  return (
    <section className="import-list" aria-labelledby={title}>
      <h2 id={title}>Imports so far</h2>
      {edges.length === 0 ? (
        <p className="import-list__none">
          None yet. What you bring in is listed here, and can be undone from here.
        </p>
      ) : (
        <ul>
          {edges.map(({ node }) => (
            <ImportItem key={node.id} run={node} />
          ))}
        </ul>
      )}
      {hasNext && (
        <MoreButton
          label={isLoadingNext ? "Loading more …" : "More imports"}
          things="imports"
          count={atOnce}
          isLoading={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </section>
  );
}
