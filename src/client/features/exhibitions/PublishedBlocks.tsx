import { graphql, usePaginationFragment } from "react-relay";
import type { PublishedBlocks_query$key } from "../../../../__generated__/relay/PublishedBlocks_query.graphql.ts";
import type { PublishedBlocksQuery } from "../../../../__generated__/relay/PublishedBlocksQuery.graphql.ts";
import { PagedBlocks } from "./PagedBlocks.tsx";

type PublishedBlocksProps = {
  query: PublishedBlocks_query$key;
  /** Number of skipped blocks. */
  from: number;
};

/** The blocks of a published exhibition. */
export function PublishedBlocks({ query: key, from }: PublishedBlocksProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PublishedBlocksQuery,
    PublishedBlocks_query$key
  >(
    graphql`
      fragment PublishedBlocks_query on Query
      @refetchable(queryName: "PublishedBlocksQuery")
      @argumentDefinitions(
        slug: { type: "String!" }
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        from: { type: "Int" }
      )
      @throwOnFieldError {
        exhibition(slug: $slug) {
          ...PagedBlocks_exhibition
          blocks(first: $count, after: $cursor, from: $from)
            @connection(key: "PublishedBlocks_exhibition_blocks") {
            edges {
              node {
                ...ExhibitionBlocks_blocks
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { exhibition } = data;
  if (!exhibition) return null;
  return (
    <PagedBlocks
      exhibition={exhibition}
      from={from}
      blocks={exhibition.blocks.edges.map(({ node }) => node)}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      loadNext={loadNext}
    />
  );
}
