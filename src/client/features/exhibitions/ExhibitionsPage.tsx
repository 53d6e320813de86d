import { Link } from "@tanstack/react-router";
import { graphql, usePaginationFragment } from "react-relay";
import type { ExhibitionsPage_query$key } from "../../../../__generated__/relay/ExhibitionsPage_query.graphql.ts";
import type { ExhibitionsPagePaginationQuery } from "../../../../__generated__/relay/ExhibitionsPagePaginationQuery.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { ExhibitionCard } from "./ExhibitionCard.tsx";

/** Page size of further exhibitions. */
const atOnce = 24;

/** The page at `/exhibitions`: all published exhibitions, newest first. */
export function ExhibitionsPage({ query: key }: { query: ExhibitionsPage_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ExhibitionsPagePaginationQuery,
    ExhibitionsPage_query$key
  >(
    graphql`
      fragment ExhibitionsPage_query on Query
      @refetchable(queryName: "ExhibitionsPagePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
      @throwOnFieldError {
        exhibitions(first: $count, after: $cursor)
          @connection(key: "ExhibitionsPage_query_exhibitions", filters: []) {
          edges {
            node {
              id
              ...ExhibitionCard_exhibition
            }
          }
        }
      }
    `,
    key,
  );
  const exhibitions = data.exhibitions.edges.map(({ node }) => node);
  return (
    <div className="page exhibitions-page">
      <h1>Exhibitions</h1>
      {exhibitions.length === 0 ? (
        <EmptyState
          level={2}
          title="There are no exhibitions yet"
          actions={
            <Link to="/works" className="button button--primary">
              Browse all works
            </Link>
          }
        >
          <p>What curators arrange to be walked through will be found here.</p>
        </EmptyState>
      ) : (
        <ul className="exhibition-list">
          {exhibitions.map((exhibition, place) => (
            <li key={exhibition.id}>
              <ExhibitionCard exhibition={exhibition} priority={place === 0 ? "first" : "lazy"} />
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <MoreButton
          label="More exhibitions"
          things="exhibitions"
          count={atOnce}
          isLoading={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </div>
  );
}
