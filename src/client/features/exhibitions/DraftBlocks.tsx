import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { DraftBlocks_query$key } from "../../../../__generated__/relay/DraftBlocks_query.graphql.ts";
import type { DraftBlocksQuery } from "../../../../__generated__/relay/DraftBlocksQuery.graphql.ts";
import { DraftShown } from "./draft-shown.ts";
import type { ShownDraft } from "./draft-shown.ts";
import { PagedBlocks } from "./PagedBlocks.tsx";
import { useBlocksAnew } from "./useBlocksAnew.ts";

type DraftBlocksProps = ShownDraft & {
  query: DraftBlocks_query$key;
  /** The newest change number that the page knows. */
  change: number;
};

/** The blocks of a draft, for curators and for readers with the link. */
export function DraftBlocks({ query: key, id, linkKey, change }: DraftBlocksProps) {
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
  const shownDraft = useMemo(() => ({ id, linkKey }), [id, linkKey]);
  useBlocksAnew({ id, linkKey, change, shown: draft?.blocks.edges.length ?? 0 });
  if (!draft) return null;
  return (
    <DraftShown value={shownDraft}>
      <PagedBlocks
        exhibition={draft}
        from={null}
        blocks={draft.blocks.edges.map(({ node }) => node)}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        loadNext={loadNext}
      />
    </DraftShown>
  );
}
