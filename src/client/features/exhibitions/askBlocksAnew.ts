import { fetchQuery, graphql } from "react-relay";
import {
  ConnectionHandler,
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  type Disposable,
  type Environment,
} from "relay-runtime";
import type { askBlocksAnewQuery } from "../../../../__generated__/relay/askBlocksAnewQuery.graphql.ts";
import { fillList } from "../../relay/fill-list.ts";
import { blocksAtOnce } from "./blocks-at-once.ts";
import type { ShownDraft } from "./draft-shown.ts";

const query = graphql`
  query askBlocksAnewQuery($id: ID!, $key: String, $count: Int!, $cursor: String)
  @throwOnFieldError {
    draft(id: $id, key: $key) {
      blocks(first: $count, after: $cursor) {
        edges {
          cursor
          node {
            ... on Block {
              id
            }
            ...ExhibitionBlocks_blocks
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

type Blocks = NonNullable<askBlocksAnewQuery["response"]["draft"]>["blocks"];
type Asked = ShownDraft & { shown: number; signal: AbortSignal };

/**
 * Refetches at least as many blocks of a draft as are shown, page by page, because the server limits the page size. All
 * blocks are replaced at once, so that the reader's scroll position stays.
 *
 * @param asked its signal aborts the request
 */
export async function askBlocksAnew(environment: Environment, asked: Asked): Promise<void> {
  const { id, linkKey: key, shown, signal } = asked;
  const kept: Disposable[] = [];
  const cursors = new Map<string, string>();
  let pageInfo: Blocks["pageInfo"] | null = null;
  try {
    do {
      const cursor: string | null = pageInfo?.endCursor ?? null;
      const variables = { id, key, count: blocksAtOnce, cursor };
      // No list refers to new blocks yet, so the store would garbage-collect them.
      kept.push(environment.retain(createOperationDescriptor(getRequest(query), variables)));
      const blocks = await blocksOf(environment, variables);
      if (!blocks || signal.aborted) return;
      for (const { cursor: place, node } of blocks.edges) if (node.id) cursors.set(node.id, place);
      ({ pageInfo } = blocks);
    } while (pageInfo.hasNextPage && cursors.size < shown);
    const ends = pageInfo;
    commitLocalUpdate(environment, (store) => {
      const draft = store.get(id);
      const list = draft && ConnectionHandler.getConnection(draft, "DraftBlocks_draft_blocks");
      if (list) fillList(store, list, "ExhibitionBlockEdge", cursors, ends);
    });
  } finally {
    for (const each of kept) each.dispose();
  }
}

async function blocksOf(
  environment: Environment,
  variables: askBlocksAnewQuery["variables"],
): Promise<Blocks | undefined> {
  const answer = await fetchQuery<askBlocksAnewQuery>(environment, query, variables, {
    fetchPolicy: "network-only",
    networkCacheConfig: { force: true },
  }).toPromise();
  return answer?.draft?.blocks;
}
