import exhibitionQuery from "../../../__generated__/relay/exhibitionQuery.graphql.ts";
import PublishedBlocksQuery from "../../../__generated__/relay/PublishedBlocksQuery.graphql.ts";
import { blocksAtOnce } from "../features/exhibitions/blocks-at-once.ts";
import { requestFor } from "../relay/request.ts";

/** The address of an exhibition's page. */
export function exhibitionPage(slug: string): string {
  return `/exhibitions/${encodeURIComponent(slug)}`;
}

/** The address that page asks its data from. */
export function exhibitionAnswer(slug: string): string {
  return requestFor("/graphql", exhibitionQuery.params, { slug }).address;
}

/** The address further blocks are asked from. @param cursor behind which they come */
export function furtherAnswer(slug: string, cursor: string): string {
  // The names are in the order in which Relay writes them.
  const variables = { count: blocksAtOnce, cursor, slug };
  return requestFor("/graphql", PublishedBlocksQuery.params, variables).address;
}

/** The cursor behind which more blocks come than are in an answer; null if there are none. */
export function cursorIn(answer: unknown): string | null {
  const { data } = (answer ?? {}) as { data?: Answered | null };
  const { hasNextPage = false, endCursor = null } = data?.exhibition?.blocks?.pageInfo ?? {};
  return hasNextPage ? endCursor : null;
}

type Answered = {
  exhibition?: {
    blocks?: { pageInfo?: { hasNextPage?: boolean; endCursor?: string | null } };
  } | null;
};
