import { graphql, usePaginationFragment } from "react-relay";
import type { DraftBlocks_query$key } from "../../../../__generated__/relay/DraftBlocks_query.graphql.ts";
import type { DraftBlocksQuery } from "../../../../__generated__/relay/DraftBlocksQuery.graphql.ts";
import { PagedBlocks } from "./PagedBlocks.tsx";
import { useBlocksAnew } from "./useBlocksAnew.ts";

type DraftBlocksProps = {
  query: DraftBlocks_query$key;
  /** The draft's global id, and the key of its link, if somebody came by one. */
  id: string;
  linkKey: string | null;
  /** The newest change that the page knows of. */
  change: number;
};

/** What a draft consists of, for curators and whoever has the key of its link. */
export function DraftBlocks({ query: key, ...about }: DraftBlocksProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DraftBlocksQuery,
    DraftBlocks_query$key
  >(
    graphql`
      fragment DraftBlocks_query on Query
      @refetchable(queryName: "DraftBlocksQuery")
      @argumentDefinitions(
        id: { type: "ID!" }
        key: { type: "String" }
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
      )
      @throwOnFieldError {
        draft(id: $id, key: $key) {
          ...PagedBlocks_exhibition
          blocks(first: $count, after: $cursor) @connection(key: "DraftBlocks_draft_blocks") {
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
  const { draft } = data;
  useBlocksAnew({ ...about, shown: draft?.blocks.edges.length ?? 0 });
  if (!draft) return null;
  return (
    <PagedBlocks
      exhibition={draft}
      from={null}
      blocks={draft.blocks.edges.map(({ node }) => node)}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      loadNext={loadNext}
    />
  );
}
