import { createOperationDescriptor, type ConcreteRequest, type Variables } from "relay-runtime";
import exhibitionQuery from "../../../__generated__/relay/exhibitionQuery.graphql.ts";
import PublishedBlocksQuery from "../../../__generated__/relay/PublishedBlocksQuery.graphql.ts";
import { blocksAtOnce } from "../features/exhibitions/blocks-at-once.ts";
import { requestFor } from "../relay/request.ts";

/** Returns an operation's URL with its variables as Relay serializes them: all that it defines, in its order. */
function addressOf(operation: ConcreteRequest, variables: Variables): string {
  const { request } = createOperationDescriptor(operation, variables);
  return requestFor("/graphql", operation.params, request.variables).address;
}

/** Returns the path of an exhibition's page. */
export function exhibitionPage(slug: string): string {
  return `/exhibitions/${encodeURIComponent(slug)}`;
}

/** Returns the URL from which that page loads its data. */
export function exhibitionAnswer(slug: string): string {
  return addressOf(exhibitionQuery, { slug });
}

/** Returns the URL from which more blocks are loaded. @param cursor position after which they come */
export function furtherAnswer(slug: string, cursor: string): string {
  return addressOf(PublishedBlocksQuery, { slug, count: blocksAtOnce, cursor });
}

/** Returns the cursor after which a response has more blocks; null if there are none. */
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
