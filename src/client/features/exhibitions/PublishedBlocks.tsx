import { graphql, usePaginationFragment } from "react-relay";
import type { PublishedBlocks_query$key } from "../../../../__generated__/relay/PublishedBlocks_query.graphql.ts";
import type { PublishedBlocksQuery } from "../../../../__generated__/relay/PublishedBlocksQuery.graphql.ts";
import { ExhibitionBlocks } from "./ExhibitionBlocks.tsx";
import { MoreBlocks } from "./MoreBlocks.tsx";

/** How many blocks are asked for at a time. */
const blocksAtOnce = 40;

/** What a published exhibition consists of; more of a very long one is loaded as its end comes near. */
export function PublishedBlocks({ query: key }: { query: PublishedBlocks_query$key }) {
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
      )
      @throwOnFieldError {
        exhibition(slug: $slug) {
          introduction
          credits
          blocks(first: $count, after: $cursor)
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
  const { introduction, credits, blocks } = exhibition;
  return (
    <ExhibitionBlocks
      blocks={blocks.edges.map(({ node }) => node)}
      introduction={introduction}
      credits={credits}
      more={
        hasNext && (
          <MoreBlocks
            count={blocksAtOnce}
            shown={blocks.edges.length}
            isLoading={isLoadingNext}
            loadNext={loadNext}
          />
        )
      }
    />
  );
}
